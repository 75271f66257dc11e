import type { EventEmitter } from 'node:events'
import { Logger, run, runOnce, type RunnerOptions } from 'graphile-worker'
import type { contextsOf } from '../contexts.ts'
import type { Database } from '../db/database.ts'
import type { Feature } from '../feature.ts'
import { livingPools, type LivingPools } from './living-pools.queries.ts'
import { cronItemsOf, tasksOf, type Work } from './tasks.ts'

const quiet = new Logger(() => () => {})
const FREEING = { name: 'jobs.free', cron: '* * * * *' }

interface HouseJobs {
  rooms: readonly Feature[]
  database: Database
  contexts: ReturnType<typeof contextsOf>
  onBug: (error: unknown, where: string) => void
  /** What the queue tells while it works. */
  events?: EventEmitter
}

/** The work of all rooms: done by a worker that goes on, or once for tests. */
export function houseJobs({ rooms, database, contexts, onBug, events }: HouseJobs) {
  const stopping = new AbortController()
  const work: Work = {
    listeners: rooms.flatMap((room) => room.listeners),
    tasks: rooms.flatMap((room) => room.tasks),
    platformTasks: rooms.flatMap((room) => room.platformTasks),
    timers: rooms.flatMap((room) => room.timers),
    platformTimers: rooms.flatMap((room) => room.platformTimers),
  }
  const pools = livingPools(database.owner, (error) => onBug(error, 'job queue'))
  const jobs: RunnerOptions = {
    pgPool: database.owner,
    logger: quiet,
    concurrency: 4,
    ...(events && { events }),
    taskList: {
      ...tasksOf(work, { ...contexts, signal: stopping.signal }),
      [FREEING.name]: pools.freeJobsOfTheDead,
    },
  }
  return {
    /** Does what is due now and comes back; for tests. */
    workOnce: () => runOnce(jobs),
    async startWorker() {
      await pools.freeJobsOfTheDead()
      const runner = await run({
        ...jobs,
        noHandleSignals: true,
        parsedCronItems: cronItemsOf([...work.timers, ...work.platformTimers, FREEING]),
        preset: { plugins: [marking(pools)] },
      })
      return { stop: () => runner.stop().finally(pools.close) }
    },
    stopJobs: () => stopping.abort(),
  }
}

/** A worker takes its first job only when everybody can know that it lives. */
const marking = ({ mark }: LivingPools): GraphileConfig.Plugin => ({
  name: 'seodang-living-pools',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_ctx, { worker }) => mark(worker.workerPool.id) } },
})
