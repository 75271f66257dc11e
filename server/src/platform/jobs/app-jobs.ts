import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run, runOnce, type RunnerOptions, type Task, type TaskList } from 'graphile-worker'
import type { contextsOf } from '../contexts.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { outageOf } from '../outages.ts'
import { activePools, type ActivePools } from './active-pools.queries.ts'
import { giveTryBack } from './tries.queries.ts'
import { untilAnswered } from './until-answered.queries.ts'
import { cronItemsOf, tasksOf, type Work } from './tasks.ts'

const quiet = new Logger(() => () => {})
const FREEING = { name: 'jobs.free', cron: '* * * * *' }

// Without a batch nobody waits for the end of a job to be written: when the database is away, that would end the process.
const whenJobsEnd = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

interface AppJobs {
  features: readonly Feature[]
  database: Database
  contexts: ReturnType<typeof contextsOf>
  onBug: (error: unknown, where: string) => void
  /** What the queue tells while it works. */
  events?: EventEmitter
}

/** The work of all features: done by a worker that goes on, or once for tests. */
export function appJobs({ features, database, contexts, onBug, events }: AppJobs) {
  const stopping = new AbortController()
  const work: Work = {
    listeners: features.flatMap((feature) => feature.listeners),
    tasks: features.flatMap((feature) => feature.tasks),
    platformTasks: features.flatMap((feature) => feature.platformTasks),
    timers: features.flatMap((feature) => feature.timers),
    platformTimers: features.flatMap((feature) => feature.platformTimers),
  }
  const untilItAnswers = () => untilAnswered(database.owner, stopping.signal)
  const all: TaskList = Object.fromEntries(
    Object.entries(tasksOf(work, { ...contexts, signal: stopping.signal })).flatMap(([name, task]) =>
      task ? [[name, endingOnline(stoppable(task, database.owner, stopping.signal), untilItAnswers)]] : [],
    ),
  )
  const heavy = new Set(work.tasks.filter(({ isHeavy }) => isHeavy).map(({ name }) => name))
  const those = (isHeavy: boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => heavy.has(name) === isHeavy))
  const jobs: RunnerOptions = {
    pgPool: database.owner,
    logger: quiet,
    noHandleSignals: true,
    ...(events && { events }),
  }
  const onLost = (error: unknown) => onBug(error, 'job queue')
  const pools = activePools(database.owner, onLost)
  const workers = (options: RunnerOptions) =>
    kept(async () => {
      const runner = await beginRunner({ ...jobs, ...options }, activePools(database.owner, onLost))
      // What is locked waits a moment until it is known whose it is; the workers do not wait for that.
      void pools.freeJobsOfTheDead().catch(onLost)
      return runner
    }, onLost)
  return {
    /** Does what is due now and comes back; for tests. */
    workOnce: () => runOnce({ ...jobs, concurrency: 4, taskList: all }),
    async startWorker() {
      const started = await Promise.all([
        workers({
          concurrency: 4,
          taskList: { ...those(false), [FREEING.name]: pools.freeJobsOfTheDead },
          parsedCronItems: cronItemsOf([...work.timers, ...work.platformTimers, FREEING]),
        }),
        workers({ concurrency: 1, taskList: those(true), parsedCronItems: [] }),
      ])
      return {
        async stop() {
          pools.close()
          await Promise.all(started.map(({ stop }) => stop()))
        },
      }
    },
    stopJobs: () => stopping.abort(),
  }
}

/**
 * A job that fails because the database is away ends when it is back. Of several workers that cannot write the end of their
 * jobs, the queue waits for ever.
 */
const endingOnline =
  (task: Task, untilItAnswers: () => Promise<void>): Task =>
  async (payload, helpers) => {
    try {
      return await task(payload, helpers)
    } catch (error) {
      if (outageOf(error) === 'UNAVAILABLE') await untilItAnswers()
      throw error
    }
  }

/** What is broken off because the product stops takes none of the tries of a job, and is begun anew with the next start. */
const stoppable =
  (task: Task, owner: AppJobs['database']['owner'], stopping: AbortSignal): Task =>
  async (payload, helpers) => {
    const wasStopping = stopping.aborted
    try {
      return await task(payload, helpers)
    } catch (error) {
      // Where the database is away, too, it counts as one try: what happened to the job matters more.
      if (stopping.aborted && !wasStopping) await giveTryBack(owner, helpers.job.id).catch(() => {})
      throw error
    }
  }

interface Runner {
  /** Settles when it ends, by itself or by `stop`. */
  ended: Promise<void>
  stop: () => Promise<void>
}

async function beginRunner(options: RunnerOptions, own: ActivePools): Promise<Runner> {
  const runner = await run({ ...options, preset: { plugins: [marking(own)], worker: whenJobsEnd } })
  return {
    ended: runner.promise.finally(own.close),
    stop() {
      own.stopWaiting()
      return runner.stop().finally(own.close)
    },
  }
}

const BEGIN_AGAIN_MS = 1000

/**
 * Begins again what ends by itself, as workers do when the database was away while they ended a job, and what could not
 * begin because the database was away.
 */
async function kept(begin: () => Promise<Runner>, onLost: (error: unknown) => void) {
  const stopping = new AbortController()
  let runner: Runner | null = null
  const beginAgain = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    await pause(BEGIN_AGAIN_MS, undefined, { ref: false })
    if (stopping.signal.aborted) return
    const next = await begin().catch(() => null)
    if (!next) return beginAgain()
    runner = next
    watch()
  }
  const watch = () => void runner?.ended.catch(onLost).then(beginAgain)
  try {
    runner = await begin()
    watch()
  } catch (error) {
    if (outageOf(error) !== 'UNAVAILABLE') throw error
    onLost(error)
    void beginAgain()
  }
  return {
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => {})
    },
  }
}

/** A worker takes its first job only when everybody can know that it lives. */
const marking = ({ mark }: ActivePools): GraphileConfig.Plugin => ({
  name: 'seodang-living-pools',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_ctx, { worker }) => mark(worker.workerPool.id) } },
})
