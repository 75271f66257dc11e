import type { FastifyInstance } from 'fastify'
import { TRYOUT_SCRIPT, tryoutScript } from './snippet-preview.views.ts'

export function mountTryout(http: FastifyInstance) {
  http.get(TRYOUT_SCRIPT, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(tryoutScript),
  )
}
