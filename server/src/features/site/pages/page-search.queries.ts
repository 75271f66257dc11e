import { sql } from 'kysely'
import type { PageSeq } from 'contract/values/ids'
import { amongCandidates, CANDIDATES } from '../../../platform/db/candidates.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Published pages that contain all of these words, last changed first, with their whole text. */
export const findPagesByWords = (db: ChannelDb, words: string[], most: number) =>
  amongCandidates((offset) => readCandidates(db, words, offset), most)

async function readCandidates(db: ChannelDb, words: string[], offset: number) {
  const { rows } = await sql<{ pageSeq: PageSeq; path: string; title: string; said: string | null }>`
    with near as materialized (
      select p.channel_seq, p.page_seq
      from page_words w cross join lateral (
        select * from site_pages
        where channel_seq = w.channel_seq and page_seq = w.page_seq and publish_status_cd = '00' offset 0) p
      where w.pieces @> (select search_pieces(bound_channel(), ${words}::text[], false))
      order by p.updated_at desc, p.page_seq desc limit ${CANDIDATES} offset ${offset}),
    matches as materialized (
      select p.page_seq, p.path, p.title, p.updated_at, text_of_html(p.content) as said, text_of_page(p) as whole
      from near join site_pages p on p.channel_seq = near.channel_seq and p.page_seq = near.page_seq)
    select page_seq, path, title,
      case when search_form(whole) like all (${words.map(containing)}::text[]) then said end as said
    from matches order by updated_at desc, page_seq desc`.execute(tables(db))
  return rows
}
