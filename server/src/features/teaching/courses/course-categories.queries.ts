import { sql } from 'kysely'
import type { ChannelCategorySeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Courses of these categories stay without one; then the categories are deleted. */
export async function removeCategories(tx: ChannelTx, gone: ChannelCategorySeq[]) {
  await tables(tx)
    .updateTable('courses')
    .set({ channelCategorySeq: null })
    .where('channelCategorySeq', '=', sql<ChannelCategorySeq>`any(${gone})`)
    .execute()
  await tables(tx)
    .deleteFrom('channelCategories')
    .where('channelCategorySeq', '=', sql<ChannelCategorySeq>`any(${gone})`)
    .execute()
}

interface StoredCategory {
  channelCategorySeq: ChannelCategorySeq
  name: string
  sort: number
}
/** Sets names and order. Temporary names come first, so that two categories can swap theirs. */
export async function renameCategories(tx: ChannelTx, kept: StoredCategory[]) {
  const seqs = kept.map(({ channelCategorySeq }) => channelCategorySeq)
  await tables(tx)
    .updateTable('channelCategories')
    .set({ name: sql`' ' || channel_category_seq` })
    .where('channelCategorySeq', '=', sql<ChannelCategorySeq>`any(${seqs})`)
    .execute()
  for (const { channelCategorySeq, ...saved } of kept) {
    await tables(tx)
      .updateTable('channelCategories')
      .set(saved)
      .where('channelCategorySeq', '=', channelCategorySeq)
      .execute()
  }
}

export async function insertCategories(tx: ChannelTx, added: { name: string; sort: number }[]) {
  if (added.length > 0) await tables(tx).insertInto('channelCategories').values(added).execute()
}
