import type { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ActivePools } from './active-pools.queries.ts'

/** How long jobs may go on whose pool broke; afterwards they count as interrupted. */
const ENDS_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 250

interface PoolRef {
  workerPool: { id: string }
}
interface JobRef {
  worker: PoolRef
  job: { id: string }
}

/** Says when the worker pool of a runner could not write the end of a job, after which it takes no more jobs. */
export function watchPool(events: EventEmitter, { mark }: ActivePools) {
  const pools = new Set<string>()
  const running = new Set<string>()
  const closing = new AbortController()
  const isOwn = ({ workerPool }: PoolRef) => pools.has(workerPool.id)
  const listeners: [name: string, listener: (event: PoolRef & JobRef) => void][] = []
  function listen(name: string, listener: (event: PoolRef & JobRef) => void) {
    listeners.push([name, listener])
    events.on(name, listener)
  }
  listen('job:start', ({ worker, job }) => void (isOwn(worker) && running.add(job.id)))
  listen('job:complete', ({ job }) => void running.delete(job.id))
  const lost = new Promise<void>((resolve) => {
    listen('pool:fatalError', (event) => void (isOwn(event) && resolve()))
  })

  const plugin: GraphileConfig.Plugin = {
    name: 'seodang-living-pools',
    version: '1.0.0',
    worker: {
      hooks: {
        // A worker takes its first job only when other processes can see that it is active.
        startWorker(_ctx, { worker: { workerPool } }) {
          pools.add(workerPool.id)
          return mark(workerPool.id)
        },
      },
    },
  }
  return {
    plugin,
    lost,
    /** Resolves once its jobs ended, or had their time. */
    async untilIdle() {
      const until = performance.now() + ENDS_WITHIN_MS
      const { signal } = closing
      while (running.size > 0 && performance.now() < until && !signal.aborted)
        await pause(LOOK_AGAIN_MS, undefined, { signal, ref: false }).catch(() => {})
    },
    close() {
      closing.abort()
      for (const [name, listener] of listeners) events.off(name, listener)
    },
  }
}
