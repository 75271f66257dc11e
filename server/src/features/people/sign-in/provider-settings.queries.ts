import type { SnsProvider } from 'contract/values/sns-providers'
import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const findSecrets = (db: ChannelDb) =>
  tables(db).selectFrom('socialSecrets').select(['provider', 'clientSecret', 'appId']).execute()

interface Keeping {
  provider: SnsProvider
  clientSecret: string | null
  appId: string | null
  updatedAt: Date
}
export async function upsertSecret(tx: ChannelTx, { provider, ...kept }: Keeping) {
  await tables(tx)
    .insertInto('socialSecrets')
    .values({ provider, ...kept })
    .onConflict((same) => same.columns(['channelSeq', 'provider']).doUpdateSet(kept))
    .execute()
}

/** Locks the site's sign-in settings until the transaction ends, so that two saves do not mix. */
export const lockIds = (tx: ChannelTx, channelSeq: ChannelSeq) =>
  tables(tx)
    .selectFrom('channels')
    .select(['snsLoginKakId', 'snsLoginNavId', 'snsLoginGogId', 'snsLoginFabId'])
    .where('channelSeq', '=', channelSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
