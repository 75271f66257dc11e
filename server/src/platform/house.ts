import type { EventEmitter } from 'node:events'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { Logger, run, runOnce, type RunnerOptions } from 'graphile-worker'
import type { ChannelSeq } from 'contract/values'
import { systemClock, type Clock } from './clock.ts'
import { contextsOf } from './contexts.ts'
import type { Database } from './db/database.ts'
import type { About, Feature } from './feature.ts'
import { answering } from './http/answer.ts'
import { mount } from './http/mount.ts'
import { openApi } from './http/openapi.ts'
import { livingPools, type LivingPools } from './jobs/living-pools.ts'
import { cronItemsOf, tasksOf, type Work } from './jobs/tasks.ts'
import type { Ports } from './ports.ts'

export interface HouseOptions {
  rooms: readonly Feature[]
  database: Database
  ports: Ports
  clock?: Clock
  onBug: (error: unknown, where: string) => void
  http?: FastifyServerOptions
  /** What the queue tells while it works. */
  events?: EventEmitter
  /** What is known of this installation. */
  about?: About
  /** Goes in front of every route. */
  before?: (http: FastifyInstance) => void
}
const quiet = new Logger(() => () => {})
const FREEING = { name: 'jobs.free', cron: '* * * * *' }

export type House = Awaited<ReturnType<typeof openHouse>>

/** Puts rooms, database, clock, ports and HTTP together. `main.ts` opens one; every test opens its own. */
export async function openHouse({
  rooms,
  database,
  ports,
  clock = systemClock,
  onBug,
  ...rest
}: HouseOptions) {
  const routes = rooms.flatMap((room) => room.routes)
  const contexts = contextsOf({ database, ports, clock })
  const answer = answering(routes, {
    open: contexts.open,
    onBug,
    onTouched: (channelSeq, { touches }) => ports.forgetPages(channelSeq, touches),
  })

  const http = Fastify(rest.http)
  rest.before?.(http)
  mount(http, routes, answer)
  http.get('/api/openapi.json', () => openApi(routes.map((route) => route.endpoint)))
  const openings = {
    ports,
    open: contexts.openSite,
    contextFor: contexts.contextFor,
    platformContext: contexts.platformContext,
    about: rest.about ?? { version: 'test', transcoderAdvice: null, startedAt: clock() },
  }
  for (const room of rooms) await room.mount?.(http, openings)

  const stopping = new AbortController()
  const work: Work = {
    listeners: rooms.flatMap((room) => room.listeners),
    tasks: rooms.flatMap((room) => room.tasks),
    platformTasks: rooms.flatMap((room) => room.platformTasks),
    timers: rooms.flatMap((room) => room.timers),
  }
  const pools = livingPools(database.owner, (error) => onBug(error, 'job queue'))
  const jobs: RunnerOptions = {
    pgPool: database.owner,
    logger: quiet,
    concurrency: 4,
    ...(rest.events && { events: rest.events }),
    taskList: {
      ...tasksOf(work, { ...contexts, signal: stopping.signal }),
      [FREEING.name]: pools.freeJobsOfTheDead,
    },
  }
  async function startWorker() {
    await pools.freeJobsOfTheDead()
    const runner = await run({
      ...jobs,
      noHandleSignals: true,
      parsedCronItems: cronItemsOf([...work.timers, FREEING]),
      preset: { plugins: [marking(pools)] },
    })
    return { stop: () => runner.stop().finally(pools.close) }
  }
  return {
    http,
    answer,
    database,
    ports,
    contextFor: (channelSeq: ChannelSeq) => contexts.contextFor(channelSeq),
    allChannels: contexts.allChannels,
    /** Does what is due now and comes back; for tests. */
    workOnce: () => runOnce(jobs),
    startWorker,
    stopJobs: () => stopping.abort(),
  }
}

/** A worker takes its first job only when everybody can know that it lives. */
const marking = ({ mark }: LivingPools): GraphileConfig.Plugin => ({
  name: 'seodang-living-pools',
  version: '1.0.0',
  worker: { hooks: { startWorker: (_ctx, { worker }) => mark(worker.workerPool.id) } },
})
