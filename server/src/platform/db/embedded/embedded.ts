import { createHash, randomUUID } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { socketSetting, urlOf } from './address.ts'
import { findBinaries } from './binaries.ts'
import { BOSS, prepareCluster, secretOf } from './cluster.ts'
import { keptDatabase } from './kept.ts'
import { canReach, unprivileged, type RunAs } from './unprivileged.ts'

export interface EmbeddedOptions {
  /** The database is in `postgres/` below, or elsewhere when its account cannot reach this folder. */
  dataDir: string
  log: (line: string) => void
  /** False only in tests: a crash of the machine may then lose everything. */
  isDurable?: boolean
  /**
   * A command ends the database only if it started it; a server also one that it found unused. Neither ends one that another
   * process uses.
   */
  as?: 'server' | 'command'
}
export interface Embedded {
  /** The product's own user, the owner of its database only. */
  url: string
  /** The superuser: for backups. */
  superuserUrl: string
  folder: string
  pid: () => number
  /** Restarts a database that dies, at the same address. Calls `onEnd` with a sentence for the operator when that fails. */
  keepRunning: (onEnd: (sentence: string) => void) => void
  /** Stops using the database, and ends it if nobody else uses it; see `as`. */
  stop: () => Promise<void>
}

const OWNER = 'seodang'
const HOME = '/var/lib/seodang'
const LOOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const ALWAYS = ['max_connections=200', 'shared_buffers=128MB', 'timezone=UTC']

/** A real PostgreSQL run by the product: no account, no Docker, no installation on the machine. */
export async function startEmbedded({
  dataDir,
  log,
  isDurable = true,
  as: role = 'server',
}: EmbeddedOptions): Promise<Embedded> {
  const as = unprivileged()
  const folder = folderFor(dataDir, as, log)
  const cluster = { folder, as, binaries: findBinaries(as, log) }
  prepareCluster(cluster)
  const settings = [...ALWAYS, socketSetting(folder), ...(isDurable ? [] : LOOSE)]
  const kept = await keptDatabase({ cluster, settings, log })
  const { port } = kept
  const password = ownerSecret(dataDir)
  const server = { folder, port }
  const boss = { user: BOSS, password: secretOf(folder) }
  await prepareOwner(urlOf(server, { ...boss, database: 'postgres' }), password)
  return {
    url: urlOf(server, { user: OWNER, password, database: OWNER }),
    superuserUrl: urlOf(server, { ...boss, database: OWNER }),
    folder,
    pid: kept.pid,
    keepRunning: kept.keepRunning,
    stop: () => kept.stop(role === 'server' || kept.isOurs()),
  }
}

/** Two clones never share a database: where it is stored elsewhere, its folder is named after the data folder. */
function folderFor(dataDir: string, as: RunAs, log: (line: string) => void) {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  if (canReach(dataDir, as)) return join(dataDir, 'postgres')
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const home = join(HOME, name)
  if (!existsSync(home)) mkdirSync(home, { recursive: true, mode: 0o755 })
  chmodSync(dirname(home), 0o755)
  chmodSync(home, 0o755)
  log(`PostgreSQL's account cannot reach ${dataDir}, so the database lives in ${home}.`)
  return join(home, 'postgres')
}

/** Of several starters the first one's secret stays: unlike a rename, a link never replaces a file. */
function ownerSecret(dataDir: string) {
  const path = join(dataDir, 'database.secret')
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const draft = `${path}-${randomUUID()}`
  writeFileSync(draft, randomUUID(), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8')
}

/** Least privilege: an owner who can log in and create no databases or roles, and a role without any ownership. */
async function prepareOwner(superuserUrl: string, password: string) {
  const boss = new Client({ connectionString: superuserUrl })
  await boss.connect()
  const quietly = (text: string) => boss.query(text).catch(unlessThere)
  try {
    await quietly(`create role ${OWNER} login`)
    await quietly(`create role ${OWNER}_app nologin`)
    await quietly(`alter role ${OWNER} password ${escapeLiteral(password)}`)
    await quietly(`grant ${OWNER}_app to ${OWNER}`)
    await quietly(`create database ${escapeIdentifier(OWNER)} owner ${OWNER}`)
  } finally {
    await boss.end()
  }
}

/** It exists already, or another starter creates it at this moment. */
function unlessThere(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!['42710', '42P04', '23505', 'XX000'].includes(code)) throw error
}
