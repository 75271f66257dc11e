import { feature } from '../../../platform/feature.ts'
import { writeGathered } from './visit-totals.service.ts'
import { forgetLogs, forgetVisits } from './visits.jobs.ts'
import { visitRoutes } from './visits.routes.ts'

/** Page visits, without names. */
export const visits = feature({
  routes: visitRoutes,
  timers: [forgetVisits],
  platformTimers: [forgetLogs],
  mount(http, { ports }) {
    http.addHook('preClose', () => writeGathered(ports.bus).catch(() => undefined))
  },
})
