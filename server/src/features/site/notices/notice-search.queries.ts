import { sql } from 'kysely'
import type { PostSeq } from 'contract/values/ids'
import { amongCandidates, CANDIDATES } from '../../../platform/db/candidates.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import { NOTICE } from './notices.queries.ts'

/** Notices that contain all of these words, newest first, with their whole text. */
export const findByWords = (db: ChannelDb, words: string[], most: number) =>
  amongCandidates((offset) => readCandidates(db, words, offset), most)

async function readCandidates(db: ChannelDb, words: string[], offset: number) {
  const { rows } = await sql<{ postSeq: PostSeq; title: string; createdAt: Date; said: string | null }>`
    with near as materialized (
      select p.channel_seq, p.post_seq
      from notice_words w cross join lateral (
        select posts.* from posts join boards using (channel_seq, board_seq)
        where posts.channel_seq = w.channel_seq and posts.post_seq = w.post_seq
          and posts.deleted_at is null and boards.board_type_cd = ${NOTICE} and boards.is_system offset 0) p
      where w.pieces @> (select search_pieces(bound_channel(), ${words}::text[], false))
      order by p.created_at desc, p.post_seq desc limit ${CANDIDATES} offset ${offset}),
    matches as materialized (
      select p.post_seq, p.title, p.created_at, text_of_html(p.content) as said, text_of_post(p) as whole
      from near join posts p on p.channel_seq = near.channel_seq and p.post_seq = near.post_seq)
    select post_seq, title, created_at,
      case when search_form(whole) like all (${words.map(containing)}::text[]) then said end as said
    from matches order by created_at desc, post_seq desc`.execute(tables(db))
  return rows
}
