import { feature } from '../../platform/feature.ts'
import { expirePlaces } from './enrolments.jobs.ts'
import { enrolmentRoutes } from './enrolments.routes.ts'
import { endPlaces, forgetApplicant } from './leaving.ts'

export const enrolments = feature({
  routes: enrolmentRoutes,
  listeners: [endPlaces, forgetApplicant],
  timers: [expirePlaces],
})
