import { sql } from 'kysely'
import type { ChannelDb, ChannelTx } from './channel-db.ts'
import { tables } from './tables.ts'

/** Texts of values have the form that PostgreSQL reads back, whatever it is set to. */
const readable = [
  "timezone = 'UTC'",
  "datestyle = 'ISO'",
  "intervalstyle = 'postgres'",
  "bytea_output = 'hex'",
  'extra_float_digits = 1',
]

/** Everything that `work` reads of a site is as of one moment. It writes nothing. */
export const inSnapshot = <Result>(db: ChannelDb, work: (tx: ChannelTx) => Promise<Result>) =>
  tables(db)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      for (const setting of readable) await sql.raw(`set local ${setting}`).execute(snapshot)
      return work(snapshot as unknown as ChannelTx)
    })
