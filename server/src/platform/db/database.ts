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

// Ids and amounts stay far below 2^53, so a bigint can be a number.
types.setTypeParser(types.builtins.INT8, Number)
// A date stays text: a Date would be midnight in the server's time zone.
types.setTypeParser(types.builtins.DATE, String)

export interface Database {
  /** Reads and writes the rows of one channel, and the platform's tables. */
  channel: (channelSeq: ChannelSeq) => ChannelDb
  /** Bound to no channel: even raw SQL finds every tenant table empty. */
  platform: PlatformDb
  inChannel: <Result>(db: ChannelDb, work: (tx: ChannelTx) => Promise<Result>) => Promise<Result>
  onPlatform: <Result>(work: (tx: PlatformTx) => Promise<Result>) => Promise<Result>
  /** Continues a platform transaction inside a channel, for the few operations that change both. */
  enter: (tx: PlatformTx, channelSeq: ChannelSeq) => Promise<ChannelTx>
  /** Connections of the role without any ownership. */
  pool: Pool
  /** Connections of the tables' owner: the job queue and LISTEN. No feature uses them. */
  owner: Pool
  close: () => Promise<void>
}

export interface DatabaseOptions {
  url: string
  /** Called when a connection is lost; without a listener that would end the process. */
  onLost: (error: Error) => void
  max?: number
  /** Behind a transaction pooler: no named statements, and its user must itself be the role to work as. */
  pooler?: boolean
}

const SITES_KEPT = 1000
/** Two worker pools of the queue, each with its LISTEN and its liveness lock, and the bus. */
const OWNER_CONNECTIONS = 10

/** Opens a migrated database. Refuses to serve where row security would not apply. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const appRole = await prepareRoles(options.url)
  let isClosing = false
  // The server may end a connection that is closing: nothing is lost then.
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
    // The pool does await it, contrary to its published type.
    ...(!pooler && { onConnect: prepareBinding as (client: ClientBase) => void }),
  }
  return {
    pool: watched(new Pool(serving), onLost),
    owner: watched(new Pool({ connectionString: url, max: OWNER_CONNECTIONS }), onLost),
  }
}

/** Options in the URL replace the pool's, so the role is appended to existing ones. */
function asRole(url: string, role: string) {
  const to = new URL(url)
  to.searchParams.set('options', `${to.searchParams.get('options') ?? ''} -c role=${role}`.trim())
  return to.href
}

/** Creating a binding takes some microseconds, so those of the busiest sites are cached. */
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

/** The driver writes it into SQL unescaped. */
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

/** The pool drops a lost connection; without a listener its 'error' event would end the process. */
const watched = (pool: Pool, onLost: (error: Error) => void) =>
  pool.on('error', onLost).on('connect', (connection) => connection.on('error', onLost))
