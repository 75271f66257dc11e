import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

/** Raises when the database does not answer. */
export async function askDatabase(db: PlatformDb) {
  await platformTables(db).selectFrom('channels').select('channelSeq').limit(1).execute()
}
