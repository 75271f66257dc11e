import { sql } from 'kysely'
import type { LedgerDifference } from 'contract/money/settlements/ledger-check.rules'
import type { ChannelSeq, Currency } from 'contract/values/ids'
import type { ChannelDb, ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

/** Whether a site ever sold, or gave away, anything. */
export async function hasBooks(db: ChannelDb) {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from orders) or exists (select from enrolments) as has`.execute(tables(db))
  return rows[0]?.has ?? false
}

export interface DifferenceRow {
  what: LedgerDifference
  currency: Currency | 'NONE'
  number: number
}
/** What of this site does not agree, counted by the database alone. */
export async function findDifferences(db: ChannelDb) {
  const { rows } = await sql<DifferenceRow>`
    select what, currency, number from site_ledger_differences()`.execute(tables(db))
  return rows
}

const channelSeq = sql<ChannelSeq>`bound_channel()`

/** Replaces what the last check found; says whether that was nothing. */
export async function saveCheck(tx: ChannelTx, differences: DifferenceRow[], checkedAt: Date) {
  const db = tables(tx)
  await db
    .insertInto('ledgerChecks')
    .values({ channelSeq, checkedAt })
    .onConflict((same) => same.column('channelSeq').doUpdateSet({ checkedAt }))
    .execute()
  const { numDeletedRows } = await db
    .deleteFrom('ledgerDifferences')
    .where('channelSeq', '=', channelSeq)
    .executeTakeFirstOrThrow()
  if (differences.length > 0)
    await db
      .insertInto('ledgerDifferences')
      .values(differences.map((row) => ({ ...row, channelSeq })))
      .execute()
  return { agreedBefore: numDeletedRows === 0n }
}

const NAMES = 10

/** What the last check of every site found, together. */
export async function summariseLedger(db: PlatformDb) {
  const all = platformTables(db)
  const { sites, checkedAt } = await all
    .selectFrom('ledgerChecks')
    .select([sql<number>`count(*)::int`.as('sites'), sql<Date | null>`max(checked_at)`.as('checkedAt')])
    .executeTakeFirstOrThrow()
  const differences = await all
    .selectFrom('ledgerDifferences')
    .select(['what', sql<number>`sum(number)::bigint`.as('number')])
    .groupBy('what')
    .orderBy('what')
    .execute()
  const named = await all
    .selectFrom('channels')
    .select('name')
    .where('channelSeq', 'in', (some) => some.selectFrom('ledgerDifferences').select('channelSeq'))
    .orderBy('channelSeq')
    .limit(NAMES)
    .execute()
  return { sites, checkedAt, differences, names: named.map(({ name }) => name) }
}
