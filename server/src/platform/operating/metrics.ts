import type { EventEmitter } from 'node:events'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The connections of a pool, and the callers waiting for one. */
interface PoolCounts {
  totalCount: number
  idleCount: number
  waitingCount: number
}
interface QueueDepth {
  /** Due and not started. */
  waiting: number
  /** Failed for good. */
  failed: number
}
export interface MetricSources {
  pools: Readonly<Record<string, PoolCounts>>
  queueDepth: () => Promise<QueueDepth>
}

export interface Metrics {
  observeRequest(seen: { route: string; method: string; status: number; seconds: number }): void
  countJob(task: string, outcome: 'done' | 'retried' | 'failed'): void
  /** The metrics page. */
  print(): Promise<{ contentType: string; body: string }>
}

/** Metrics of this process. Each app has its own registry, so that tests do not share one. */
export function openMetrics({ pools, queueDepth }: MetricSources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'seodang_http_request_seconds',
    help: 'Time to answer, by the name of the route',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const jobs = new Counter({
    name: 'seodang_jobs_total',
    help: 'Jobs that ended, by task and outcome',
    labelNames: ['task', 'outcome'] as const,
    registers,
  })
  watchPools(pools, registers)
  watchQueue(queueDepth, registers)
  return {
    observeRequest: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, seconds),
    countJob: (task, outcome) => jobs.inc({ task, outcome }),
    print: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
  }
}

function watchPools(pools: MetricSources['pools'], registers: Registry[]) {
  void new Gauge({
    name: 'seodang_pool_connections',
    help: 'Database connections of a pool; waiting counts callers without one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

function watchQueue(queueDepth: MetricSources['queueDepth'], registers: Registry[]) {
  void new Gauge({
    name: 'seodang_queue_jobs',
    help: 'Jobs that wait and jobs that failed for good',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      // An outage of the database must not hide the other metrics.
      const depth = await queueDepth().catch(() => null)
      this.reset()
      if (!depth) return
      this.set({ state: 'waiting' }, depth.waiting)
      this.set({ state: 'failed' }, depth.failed)
    },
  })
}

interface EndedJob {
  job: { task_identifier: string }
}

/** Counts the events of the job runner. */
export function countJobs(metrics: Metrics, events: EventEmitter) {
  events.on('job:success', ({ job }: EndedJob) => metrics.countJob(job.task_identifier, 'done'))
  events.on('job:error', ({ job }: EndedJob) => metrics.countJob(job.task_identifier, 'retried'))
  events.on('job:failed', ({ job }: EndedJob) => metrics.countJob(job.task_identifier, 'failed'))
}
