import type { Kysely } from 'kysely'
import type { ChannelDb, PlatformDb } from './channel-db.ts'
import type { PlatformTables, Tables } from './tables.gen.ts'

// The graph rule `only-queries-speak-sql` lets only queries files import this.

/** Opens a channel for SQL: the rows of that channel, and the platform's tables. */
export const tables = (db: ChannelDb) => db as unknown as Kysely<Tables>
/** Opens the platform for SQL. Tenant tables are missing in its types, and empty for it in the database. */
export const platformTables = (db: PlatformDb) => db as unknown as Kysely<PlatformTables>
