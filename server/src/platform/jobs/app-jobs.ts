import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run, runOnce, type RunnerOptions, type Task, type TaskList } from 'graphile-worker'
import type { contextsOf } from '../contexts.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { outageOf } from '../outages.ts'
import { activePools, type ActivePools } from './active-pools.queries.ts'
import { spacedLooks } from './spaced-looks.ts'
import { giveTryBack } from './tries.queries.ts'
import { untilAnswered } from './until-answered.queries.ts'
import { cronItemsOf, tasksOf, type Work } from './tasks.ts'
import { watchPool } from './watched-pool.ts'

const quiet = new Logger(() => () => {})
const FREEING = { name: 'jobs.free', cron: '* * * * *' }

// Without batching nobody waits for a job's completion to be written: during an outage of the database that would end the process.
const whenJobsEnd = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

interface AppJobs {
  features: readonly Feature[]
  database: Database
  contexts: ReturnType<typeof contextsOf>
  onBug: (error: unknown, where: string) => void
  /** Emits the events of the job queue. */
  events?: EventEmitter
}

/** The jobs of all features, run by a permanent worker or once for tests. */
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
  const heavy = new Set(
    [...work.tasks, ...work.platformTasks].filter(({ isHeavy }) => isHeavy).map(({ name }) => name),
  )
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
      // Locked jobs wait until their owners are known; the workers do not wait for that.
      void pools.freeJobsOfTheDead().catch(onLost)
      return runner
    }, onLost)
  return {
    /** Runs everything that is due now; for tests. */
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
 * A job that fails because of an outage ends when the database is back. Otherwise the queue waits for ever for workers that cannot
 * write the end of their jobs.
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

/** A job interrupted by a shutdown loses no attempt and starts again with the next start. */
const stoppable =
  (task: Task, owner: AppJobs['database']['owner'], stopping: AbortSignal): Task =>
  async (payload, helpers) => {
    const wasStopping = stopping.aborted
    try {
      return await task(payload, helpers)
    } catch (error) {
      // Without the database it counts as one attempt: the job's own error matters more.
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
  const events = options.events ?? new EventEmitter()
  const watched = watchPool(events, own)
  const looks = spacedLooks(events)
  const preset = { plugins: [watched.plugin], worker: whenJobsEnd }
  const runner = await run({ ...options, events, preset, forbiddenFlags: looks.untilNextLook })
  // A queue that lost the ends of two jobs at once waits for them for ever, and takes no more.
  const lost = watched.lost.then(async () => {
    void runner.stop().catch(() => {})
    await watched.untilIdle()
  })
  return {
    ended: Promise.race([runner.promise, lost]).finally(() => {
      watched.close()
      looks.close()
      own.close()
    }),
    stop() {
      own.stopWaiting()
      return runner.stop().finally(own.close)
    },
  }
}

const BEGIN_AGAIN_MS = 1000

/**
 * Restarts a runner that ends by itself, as after an outage of the database during the end of a job, and one that could not start
 * because of an outage.
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
