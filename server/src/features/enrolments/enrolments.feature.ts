import { feature } from '../../platform/feature.ts'
import { expirePlaces } from './enrolments.jobs.ts'
import { enrolmentRoutes } from './enrolments.routes.ts'

export const enrolments = feature({ routes: enrolmentRoutes, timers: [expirePlaces] })
