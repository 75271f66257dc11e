import { feature } from '../../platform/feature.ts'
import { expirePlaces, fillSeat, tendLines } from './enrolments.jobs.ts'
import { enrolmentRoutes } from './enrolments.routes.ts'
import { endPlaces, forgetApplicant } from './leaving.ts'
import { waitingRoutes } from './waiting.routes.ts'

export const enrolments = feature({
  routes: [...enrolmentRoutes, ...waitingRoutes],
  listeners: [endPlaces, forgetApplicant, fillSeat],
  timers: [expirePlaces, tendLines],
  userColumns: {
    access_grants: ['user_seq'],
    enrolments: ['user_seq'],
  },
})
