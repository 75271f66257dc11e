import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { CannotStart } from '../../operating/cannot-start.ts'
import { isPortFree } from '../../operating/port.ts'
import { BOSS, environment, program, secretOf, type Cluster } from './cluster.ts'
import { tryStartLock, type StartLock } from './start-lock.ts'
import { clearAfterCrash, isPostmaster, readPid } from './leftovers.ts'

const PATIENCE_MS = 30_000
/** Crash recovery may take long; the start waits while it makes progress. */
const RECOVERY_MS = 15 * 60_000
const STEP_MS = 50

export interface Running {
  port: number
  pid: number
  /** Whether this process started it, or found it running. */
  isOurs: boolean
}
interface PostmasterOptions {
  settings: readonly string[]
  /** The port that others already know; any free one by default. */
  port?: number
  /** The longest time without a response. */
  patienceMs?: number
}

/**
 * Starts the server, or attaches to the one that already runs on this folder: one that outlived a killed process, or one that
 * another process of the product started a moment ago. @throws CannotStart
 */
export async function runPostmaster(cluster: Cluster, options: PostmasterOptions): Promise<Running> {
  const held: { lock: StartLock | null } = { lock: null }
  try {
    return await startOrAttach(cluster, options, held)
  } finally {
    held.lock?.release()
  }
}

async function startOrAttach(
  cluster: Cluster,
  options: PostmasterOptions,
  held: { lock: StartLock | null },
): Promise<Running> {
  const { folder } = cluster
  const began = performance.now()
  let until = began + (options.patienceMs ?? PATIENCE_MS)
  let child: ChildProcess | null = null
  for (;;) {
    const found = readPid(folder)
    const isThere = found !== null && isPostmaster(folder, found.pid)
    const state = isThere ? await stateOf(folder, found.port) : 'gone'
    if (found && state === 'ready') return { ...found, isOurs: child?.pid === found.pid }
    if (state === 'recovering')
      until = Math.max(until, Math.min(performance.now() + 5000, began + RECOVERY_MS))
    if (performance.now() > until)
      throw new CannotStart(`PostgreSQL did not start. Its log: ${join(folder, '..', 'postgres.log')}`)
    if (!isThere && (!child || hasEnded(child))) {
      // The state may have changed before the lock was held.
      if (held.lock) child = await startAnew(cluster, options)
      else if ((held.lock = await tryStartLock(folder))) continue
    }
    await pause(STEP_MS)
  }
}

async function startAnew(cluster: Cluster, { port, settings }: PostmasterOptions) {
  const chosen = port ?? (await portFor(cluster.folder))
  clearAfterCrash(cluster.folder)
  return start(cluster, chosen, settings)
}

/** A fast, orderly shutdown; waits until it is over. */
export async function stopPostmaster(folder: string, pid: number) {
  if (readPid(folder)?.pid !== pid || !isPostmaster(folder, pid) || !signalProcess(pid, 'SIGINT')) return
  const began = performance.now()
  while (readPid(folder)?.pid === pid && performance.now() - began < PATIENCE_MS) await pause(20)
}

/** `detached`: Ctrl-C reaches the product only, which then shuts the database down in order. */
function start(cluster: Cluster, port: number, settings: readonly string[]) {
  const { folder, as } = cluster
  const log = openSync(join(folder, '..', 'postgres.log'), 'a')
  const options = [
    '-D',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap((one) => ['-c', one]),
  ]
  const child = spawn(program(cluster, 'postgres'), options, {
    ...as,
    env: environment,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.on('error', () => {})
  child.unref()
  closeSync(log)
  if (child.pid === undefined)
    throw new CannotStart(`PostgreSQL could not be run: ${program(cluster, 'postgres')}`)
  return child
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** False when there is no such process any more. */
function signalProcess(pid: number, signal: NodeJS.Signals) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** A server on that port belongs to the product only if it serves this folder. */
async function stateOf(folder: string, port: number): Promise<'ready' | 'recovering' | 'silent'> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: BOSS,
    database: 'postgres',
    password: secretOf(folder),
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return realpathSync(rows[0]?.data_directory ?? '') === realpathSync(folder) ? 'ready' : 'silent'
  } catch (error) {
    const isRecovering = error instanceof Error && 'code' in error && error.code === CANNOT_CONNECT_NOW
    return isRecovering ? 'recovering' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
const CANNOT_CONNECT_NOW = '57P03'

/** The port it had before, which others may know, if it is still free. */
async function portFor(folder: string) {
  const former = readPid(folder)?.port
  return former && (await isPortFree({ host: '127.0.0.1', port: former })) ? former : freePort()
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
