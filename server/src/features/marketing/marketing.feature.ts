import type { FastifyInstance } from 'fastify'
import { feature } from '../../platform/feature.ts'
import { marketingRoutes } from './marketing.routes.ts'
import { TRYOUT_SCRIPT, tryoutScript } from './tryout.ts'

function mountTryout(http: FastifyInstance) {
  http.get(TRYOUT_SCRIPT, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(tryoutScript),
  )
}

export const marketing = feature({
  routes: marketingRoutes,
  mount: mountTryout,
  userColumns: {
    snippet_versions: ['saved_by_user_seq'],
  },
})
