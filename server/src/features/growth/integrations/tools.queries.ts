import type { StoredTools } from 'contract/site/sites/tools.schemas'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function updateTools(
  tx: ChannelTx,
  channelSeq: ChannelSeq,
  { tools, updatedAt }: { tools: StoredTools; updatedAt: Date },
) {
  await tables(tx)
    .updateTable('channels')
    .set({ marketingTools: JSON.stringify(tools), updatedAt })
    .where('channelSeq', '=', channelSeq)
    .execute()
}

export async function findChatSecret(db: ChannelDb) {
  const row = await tables(db).selectFrom('chatSecrets').select('sealed').executeTakeFirst()
  return row?.sealed ?? null
}

export async function upsertChatSecret(tx: ChannelTx, kept: { sealed: string; updatedAt: Date }) {
  await tables(tx)
    .insertInto('chatSecrets')
    .values(kept)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(kept))
    .execute()
}

export async function removeChatSecret(tx: ChannelTx) {
  await tables(tx).deleteFrom('chatSecrets').execute()
}
