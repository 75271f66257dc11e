import type { ChannelSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export async function readStaffGuard(db: ChannelDb, channelSeq: ChannelSeq) {
  const found = await tables(db)
    .selectFrom('channels')
    .select('staffSecondFactor')
    .where('channelSeq', '=', channelSeq)
    .executeTakeFirst()
  return found?.staffSecondFactor ?? false
}
