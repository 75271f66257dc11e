import { EventEmitter } from 'node:events'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Log } from './log.ts'
import { countJobs, openMetrics } from './metrics.ts'
import { watchRequests } from './watch-requests.ts'

const sources = {
  pools: { app: { totalCount: 5, idleCount: 3, waitingCount: 1 } },
  queueDepth: () => Promise.resolve({ waiting: 4, failed: 2 }),
}

test('the page shows requests, jobs, pools, the queue and the event loop', async () => {
  const metrics = openMetrics(sources)
  const events = new EventEmitter()
  countJobs(metrics, events)
  events.emit('job:failed', { job: { task_identifier: 'sendMail' } })
  metrics.observeRequest({ route: 'listCourses', method: 'GET', status: 200, seconds: 0.004 })

  const { body } = await metrics.print()
  expect(body).toContain(
    'seodang_http_request_seconds_bucket{le="0.005",route="listCourses",method="GET",status="2xx"} 1',
  )
  expect(body).toContain('seodang_jobs_total{task="sendMail",outcome="failed"} 1')
  expect(body).toContain('seodang_pool_connections{pool="app",state="busy"} 2')
  expect(body).toContain('seodang_queue_jobs{state="waiting"} 4')
  expect(body).toContain('nodejs_eventloop_lag_seconds')
})

test('during an outage of the database the other metrics are still reported', async () => {
  const metrics = openMetrics({ ...sources, queueDepth: () => Promise.reject(new Error('gone')) })

  const { body } = await metrics.print()
  expect(body).toContain('seodang_pool_connections')
  expect(body).not.toContain('seodang_queue_jobs{')
})

test('a request is logged with its route and id, and without its URL', async () => {
  const info = vi.fn<(fields: object, message: string) => void>()
  const metrics = openMetrics(sources)
  const http = Fastify({ genReqId: () => 'r7' })
  watchRequests(http, { log: { info, debug: info } as unknown as Log, metrics })
  http.get('/reset/:code', { config: { name: 'resetPassword' } }, () => ({}))

  const reply = await http.inject('/reset/123456?token=secret')

  expect(reply.headers['x-request-id']).toBe('r7')
  expect(info.mock.lastCall?.[0]).toMatchObject({ requestId: 'r7', route: 'resetPassword', status: 200 })
  expect(JSON.stringify(info.mock.calls)).not.toMatch(/123456|secret/)
  expect((await metrics.print()).body).toContain('route="resetPassword"')
})
