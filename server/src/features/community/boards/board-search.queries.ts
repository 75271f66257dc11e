import { sql } from 'kysely'
import type { BoardSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { readLines, visible, type PostLine, type PostReader } from './board-posts.queries.ts'

interface SearchQuery {
  boardSeqs: readonly BoardSeq[]
  reader: PostReader
  words: string[]
  before: number
  limit: number
}
export interface SearchedLine extends PostLine {
  boardSeq: BoardSeq
  boardTitle: string
}
/** Posts of these boards that contain all of these words, newest first: the index returns a few more, whose text decides. */
export const searchPosts = (db: ChannelDb, { boardSeqs, reader, words, before, limit }: SearchQuery) =>
  readLines<SearchedLine>(db, {
    chosen: sql`select p.channel_seq, p.board_post_seq
      from board_post_words w cross join lateral (
        select p.* from board_posts p
        where p.channel_seq = w.channel_seq and p.board_post_seq = w.board_post_seq
          and p.board_seq = any(${boardSeqs}) and p.deleted_at is null and p.hidden_at is null
          and ${visible(reader)} offset 0) p
      where w.pieces @> (select search_pieces(bound_channel(), ${words}::text[], false))
        and p.board_post_seq < ${before}
        and search_form(text_of_board_post(p.*::board_posts)) like all (${words.map(containing)}::text[])
      order by p.board_post_seq desc limit ${limit}`,
    order: sql`p.board_post_seq desc`,
    columns: sql`, p.board_seq, b.title as board_title`,
    joins: sql`join community_boards b on b.channel_seq = p.channel_seq and b.board_seq = p.board_seq`,
  })
