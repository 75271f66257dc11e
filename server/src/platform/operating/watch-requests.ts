import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Adds an id to every response, and logs and measures every request. Call it before the routes. */
export function watchRequests(http: FastifyInstance, { log, metrics }: { log: Log; metrics: Metrics }) {
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  http.addHook('onResponse', (request, reply, done) => {
    const { method, ip } = request
    const route = routeOf(request)
    const seen = { route, method, status: reply.statusCode, seconds: reply.elapsedTime / 1000 }
    metrics.observeRequest(seen)
    const level = reply.statusCode >= 400 || route.startsWith('/api/') ? 'info' : 'debug'
    log[level]({ requestId: request.id, ...seen, ip }, 'request')
    done()
  })
}

/** The name of the endpoint, or the pattern of the route; never the URL itself, which may contain secrets. */
function routeOf({ routeOptions }: FastifyRequest) {
  const { name } = routeOptions.config as { name?: string }
  return name ?? routeOptions.url ?? 'unknown'
}
