import { sql } from 'kysely'
import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

/** Throws when the database does not respond. */
export async function askDatabase(db: PlatformDb) {
  await platformTables(db).selectFrom('channels').select('channelSeq').limit(1).execute()
}

/** What providers hold and nobody could settle since this moment, and what waits for its buyer, over all sites. */
export async function countStuckMoney(db: PlatformDb, before: Date) {
  const { rows } = await sql<{ payments: number; refunds: number; events: number; awaitingAccounts: number }>`
    select payments, refunds, events, awaiting_accounts from count_stuck_money(${before})`.execute(
    platformTables(db),
  )
  return rows[0] ?? { payments: 0, refunds: 0, events: 0, awaitingAccounts: 0 }
}
