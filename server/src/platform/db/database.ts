import { LRUCache } from 'lru-cache'
import {
  CamelCasePlugin,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely'
import { Pool, types, type ClientBase } from 'pg'
import type { ChannelSeq } from 'contract/values/ids'
import { prepareBinding } from './bound-query.ts'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from './channel-db.ts'
import { BoundDriver } from './driver.ts'
import { assertProtected, prepareRoles } from './roles.ts'
import { named, unnamed } from './statement-names.ts'
import type { PlatformTables, Tables } from './tables.gen.ts'
import { platformTables, tables } from './tables.ts'

// Seqs and amounts stay far below 2^53, so a bigint may be a number.
types.setTypeParser(types.builtins.INT8, Number)
// A day is a day: as a Date it would be midnight wherever the server stands.
types.setTypeParser(types.builtins.DATE, String)

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
/** Two pools of workers of the queue, each with its LISTEN and the lock that says it lives, and the bus. */
const OWNER_CONNECTIONS = 10

/** Opens a migrated database. Refuses to serve where row security would not hold. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appRole = await prepareRoles(options.url)
  let isClosing = false
  // The server may end a connection that is saying goodbye: nothing is lost then.
  const onLost = (error: Error) => void (isClosing || options.onLost(error))
  const { pool, owner } = openPools({ ...options, onLost }, appRole)
  const close = async () => {
    isClosing = true
    await Promise.all([pool.end(), owner.end()])
  }
  const names = options.pooler ? unnamed : named
  const platform = kysely<PlatformTables>(new BoundDriver(pool, '', names))
  try {
    await assertProtected(platform, appRole)
  } catch (error) {
    await close()
    throw error
  }
  return {
    channel: channelsOf((channelSeq) => kysely<Tables>(new BoundDriver(pool, String(channelSeq), names))),
    platform: platform as unknown as PlatformDb,
    inChannel: (db, work) => tables(db).transaction().execute(asTicket(work)),
    onPlatform: (work) => platform.transaction().execute(asTicket(work)),
    async enter(tx, channelSeq) {
      assertChannel(channelSeq)
      await sql`select set_config('app.channel_seq', ${String(channelSeq)}, true)`.execute(platformTables(tx))
      return tx as unknown as ChannelTx
    },
    pool,
    owner,
    close,
  }
}

function openPools({ url, onLost, max = 10, pooler = false }: DatabaseOptions, appRole: string | null) {
  const serving = {
    connectionString: appRole && !pooler ? asRole(url, appRole) : url,
    max,
    // The pool does wait for it, whatever its published type says.
    ...(!pooler && { onConnect: prepareBinding as (client: ClientBase) => void }),
  }
  return {
    pool: watched(new Pool(serving), onLost),
    owner: watched(new Pool({ connectionString: url, max: OWNER_CONNECTIONS }), onLost),
  }
}

/** Options in the address win over the pool's, so ours join those that are there. */
function asRole(url: string, role: string) {
  const to = new URL(url)
  to.searchParams.set('options', `${to.searchParams.get('options') ?? ''} -c role=${role}`.trim())
  return to.href
}

/** A new binding costs some microseconds, so those of the busiest sites are kept. */
function channelsOf(open: (channelSeq: ChannelSeq) => Kysely<Tables>) {
  const kept = new LRUCache<ChannelSeq, ChannelDb>({ max: SITES_KEPT })
  return (channelSeq: ChannelSeq) => {
    const known = kept.get(channelSeq)
    if (known) return known
    assertChannel(channelSeq)
    const db = open(channelSeq) as unknown as ChannelDb
    kept.set(channelSeq, db)
    return db
  }
}

/** The driver writes it into SQL as it is. */
function assertChannel(channelSeq: ChannelSeq) {
  if (!Number.isSafeInteger(channelSeq) || channelSeq <= 0) throw new Error(`not a channel: ${channelSeq}`)
}

const asTicket =
  <Ticket, Shape, Result>(work: (tx: Ticket) => Promise<Result>) =>
  (tx: Transaction<Shape>) =>
    work(tx as unknown as Ticket)

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
