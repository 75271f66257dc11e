import { sql, type Expression } from 'kysely'
import type { ChannelDb } from './channel-db.ts'
import { tables } from './tables.ts'

/** How many rows a query finds. One with a limit reads no more than that. */
export async function countFound(db: ChannelDb, found: Expression<unknown>) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${found} as found`.execute(
    tables(db),
  )
  return rows[0]?.count ?? 0
}
