import { sql } from 'kysely'
import type { PageSeq } from 'contract/values'
import type { ChannelDb } from '../../platform/db/channel-db.ts'
import { containing } from '../../platform/db/containing.ts'
import { tables } from '../../platform/db/tables.ts'

/** So many candidates are read at most. */
const NEAR = 100

/** The published pages that say all of these words, the last changed first, each with its whole text. */
export async function findPagesByWords(db: ChannelDb, words: string[], most: number) {
  const { rows } = await sql<{ pageSeq: PageSeq; path: string; title: string; said: string }>`
    with near as materialized (
      select channel_seq, page_seq from page_words
      where pieces @> (select search_pieces(bound_channel(), ${words}::text[], false)) limit ${NEAR}),
    told as materialized (
      select p.page_seq, p.path, p.title, p.updated_at, text_of_html(p.content) as said, text_of_page(p) as whole
      from near join site_pages p on p.channel_seq = near.channel_seq and p.page_seq = near.page_seq
      where p.publish_status_cd = '00')
    select page_seq, path, title, said from told
    where search_form(whole) like all (${words.map(containing)}::text[])
    order by updated_at desc, page_seq desc limit ${most}`.execute(tables(db))
  return rows
}
