import { feature } from '../../../platform/feature.ts'
import { operationRoutes } from './operator-health.routes.ts'
import { storeAbout } from './operator-health.service.ts'
import { mountProbes } from './probes.http.ts'

/** The health page of the operator, and probes. */
export const operatorHealth = feature({
  routes: operationRoutes,
  mount(http, openings) {
    storeAbout(openings)
    mountProbes(http, openings)
  },
})
