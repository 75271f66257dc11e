import { Client, types } from 'pg'
import { startEmbedded } from '../../../server/src/platform/db/embedded/embedded.ts'

// Ids and amounts stay far below 2^53, so a bigint can be a number.
types.setTypeParser(types.builtins.INT8, Number)

/** Rows of a statement; the connection bypasses row security and sees all sites. */
export type All = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>

/** Queries the database of an installation directly, as its administrator. */
export async function asAdministrator<Result>(dataDir: string, work: (all: All) => Promise<Result>) {
  const { superuserUrl, stop } = await startEmbedded({ dataDir, log: () => {}, as: 'command' })
  const client = new Client({ connectionString: superuserUrl })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(async <Row extends object>(text: string, values: unknown[] = []) => {
      const { rows } = await client.query<Row>(text, values)
      return rows
    })
  } finally {
    await client.end().catch(() => {})
    await stop()
  }
}
