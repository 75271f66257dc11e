import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { Pool, types } from 'pg'
import type { ChannelSeq } from 'contract/values'
import { prepareBinding } from './bound-query.ts'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from './channel-db.ts'
import { BoundDriver } from './driver.ts'
import { assertProtected, prepareRoles } from './roles.ts'
import { named, unnamed } from './statement-names.ts'
import type { PlatformTables, Tables } from './tables.gen.ts'

// Seqs and amounts stay far below 2^53, so a bigint may be a number.
types.setTypeParser(types.builtins.INT8, Number)

export interface Database {
  /** Sees and writes the rows of one channel, and the platform's tables. */
  channel: (channelSeq: ChannelSeq) => ChannelDb
  /** Bound to no channel: even raw SQL finds every tenant table empty. */
  platform: PlatformDb
  inChannel: <Result>(db: ChannelDb, work: (tx: ChannelTx) => Promise<Result>) => Promise<Result>
  onPlatform: <Result>(work: (tx: PlatformTx) => Promise<Result>) => Promise<Result>
  /** Lets a platform transaction go on inside a channel, for the few acts that touch both. */
  enter: (tx: PlatformTx, channelSeq: ChannelSeq) => Promise<ChannelTx>
  /** Connections of the role that owns nothing. */
  pool: Pool
  /** Connections of the tables' owner: the job queue and LISTEN. Nothing of a room goes through here. */
  owner: Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Told when a connection dies; without a listener that would end the process. */
  onLost: (error: Error) => void
  max?: number
  /** A transaction pooler stands in front: no named statements, and its user must itself be the role to work as. */
  pooler?: boolean
}

const SITES_KEPT = 1000

/** Opens a migrated database. Refuses to serve where row security would not hold. */
export async function openDatabase({
  url,
  onLost,
  max = 10,
  pooler = false,
}: DatabaseOptions): Promise<Database> {
  const appRole = await prepareRoles(url)
  const role = appRole && !pooler ? { options: `-c role=${appRole}` } : {}
  const pool = watched(
    new Pool({ connectionString: url, max, ...role, ...(!pooler && { onConnect: prepareBinding }) }),
    onLost,
  )
  const owner = watched(new Pool({ connectionString: url, max: 6 }), onLost)
  const names = pooler ? unnamed : named
  const platform = kysely<PlatformTables>(new BoundDriver(pool, '', names))
  await assertProtected(platform, appRole)

  const sites = new Map<ChannelSeq, ChannelDb>()
  function channel(channelSeq: ChannelSeq) {
    if (!Number.isSafeInteger(channelSeq) || channelSeq <= 0) throw new Error(`not a channel: ${channelSeq}`)
    const known = sites.get(channelSeq)
    if (known) return known
    if (sites.size >= SITES_KEPT) sites.clear()
    const db = kysely<Tables>(new BoundDriver(pool, String(channelSeq), names)) as unknown as ChannelDb
    sites.set(channelSeq, db)
    return db
  }

  return {
    channel,
    platform: platform as unknown as PlatformDb,
    inChannel: (db, work) =>
      (db as unknown as Kysely<Tables>).transaction().execute((tx) => work(tx as unknown as ChannelTx)),
    onPlatform: (work) => platform.transaction().execute((tx) => work(tx as unknown as PlatformTx)),
    async enter(tx, channelSeq) {
      await sql`select set_config('app.channel_seq', ${String(channelSeq)}, true)`.execute(
        tx as unknown as Kysely<PlatformTables>,
      )
      return tx as unknown as ChannelTx
    },
    pool,
    owner,
    close: async () => void (await Promise.all([pool.end(), owner.end()])),
  }
}

const kysely = <Shape>(driver: BoundDriver) =>
  new Kysely<Shape>({
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

/** A connection that dies, idle or borrowed, is dropped by the pool; unheard, its 'error' would end the process. */
const watched = (pool: Pool, onLost: (error: Error) => void) =>
  pool.on('error', onLost).on('connect', (connection) => connection.on('error', onLost))
