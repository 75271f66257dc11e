import { sql } from 'kysely'
import type { PostSeq } from 'contract/values'
import type { ChannelDb } from '../../platform/db/channel-db.ts'
import { containing } from '../../platform/db/containing.ts'
import { tables } from '../../platform/db/tables.ts'
import { NOTICE } from './boards.queries.ts'

/** So many candidates are read at most. */
const NEAR = 100

/** The notices that say all of these words, the newest first, each with its whole text. */
export async function findByWords(db: ChannelDb, words: string[], most: number) {
  const { rows } = await sql<{ postSeq: PostSeq; title: string; createdAt: Date; said: string }>`
    with near as materialized (
      select channel_seq, post_seq from notice_words
      where pieces @> (select search_pieces(bound_channel(), ${words}::text[], false)) limit ${NEAR}),
    told as materialized (
      select p.post_seq, p.title, p.created_at, text_of_html(p.content) as said, text_of_post(p) as whole
      from near
      join posts p on p.channel_seq = near.channel_seq and p.post_seq = near.post_seq
      join boards b on b.channel_seq = p.channel_seq and b.board_seq = p.board_seq
      where p.deleted_at is null and b.board_type_cd = ${NOTICE} and b.is_system)
    select post_seq, title, created_at, said from told
    where search_form(whole) like all (${words.map(containing)}::text[])
    order by created_at desc, post_seq desc limit ${most}`.execute(tables(db))
  return rows
}
