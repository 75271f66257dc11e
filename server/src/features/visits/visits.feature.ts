import { feature } from '../../platform/feature.ts'
import { writeGathered } from './gathered.ts'
import { forgetVisits } from './visits.jobs.ts'
import { visitRoutes } from './visits.routes.ts'

export const visits = feature({
  routes: visitRoutes,
  timers: [forgetVisits],
  mount(http, { ports }) {
    http.addHook('preClose', () => writeGathered(ports.bus).catch(() => undefined))
  },
})
