import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

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
