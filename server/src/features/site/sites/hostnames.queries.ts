import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

/** Active domains with their sites. */
export const findActive = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('channelDomains')
    .select(['domain', 'channelSeq', 'isPrimary'])
    .where('state', '=', 'ACTIVE')
    .execute()
