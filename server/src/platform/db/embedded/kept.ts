import { BOSS, secretOf, type Cluster } from './cluster.ts'
import { useDatabase, type Use } from './in-use.ts'
import { runPostmaster, stopPostmaster, type Running } from './postmaster.ts'

/** A database that died has to respond again within this time; otherwise the process is notified. */
const RESTART_PATIENCE_MS = 20_000
const TRIES = 20

interface Keeping {
  cluster: Cluster
  settings: readonly string[]
  log: (line: string) => void
}

/** A running database and this process's use of it. */
export async function keptDatabase({ cluster, settings, log }: Keeping) {
  const { folder } = cluster
  let isStopping = false
  let onEnd: ((sentence: string) => void) | null = null
  let { running, use } = await opened({})
  const { port } = running

  async function opened(options: {
    port?: number
    patienceMs?: number
  }): Promise<{ running: Running; use: Use }> {
    for (let tried = 1; ; tried += 1) {
      const found = await runPostmaster(cluster, { settings, ...options })
      const url = `postgres://${BOSS}:${secretOf(folder)}@127.0.0.1:${found.port}/postgres`
      try {
        return { running: found, use: await useDatabase(url, () => void lost()) }
      } catch (error) {
        // Another process was ending it; it is started again.
        if (tried === TRIES) throw error
      }
    }
  }

  /** The connection broke: the database died, or restarted after one of its processes did. */
  async function lost() {
    if (isStopping || !onEnd) return
    const former = running
    log('The built-in PostgreSQL ended by itself. It is started again.')
    try {
      const again = await opened({ port, patienceMs: RESTART_PATIENCE_MS })
      if (again.running.port !== port)
        throw new Error(`it answers at port ${again.running.port} and no more at ${port}`)
      running = again.running.pid === former.pid ? { ...again.running, isOurs: former.isOurs } : again.running
      use = again.use
      if (isStopping) return await end()
      log('The built-in PostgreSQL answers again.')
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (!isStopping) onEnd?.(`The built-in PostgreSQL ended and could not be started again: ${why}`)
    }
  }

  async function end(mayEnd = true) {
    const isFree = await use.end().catch(() => false)
    if (isFree && mayEnd) await stopPostmaster(folder, running.pid)
    await use.close()
  }

  return {
    port,
    pid: () => running.pid,
    isOurs: () => running.isOurs,
    keepRunning: (onEnded: (sentence: string) => void) => void (onEnd = onEnded),
    /** Ends the database too, if `mayEnd` and nobody else uses it. */
    async stop(mayEnd: boolean) {
      if (isStopping) return
      isStopping = true
      await end(mayEnd)
    },
  }
}
