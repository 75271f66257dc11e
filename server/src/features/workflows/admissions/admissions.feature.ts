import { feature } from '../../../platform/feature.ts'
import { admissionsRoutes } from './admissions.routes.ts'
import { waitingRoutes } from './applications.routes.ts'
import { tendLines } from './waitlist.jobs.ts'

export const admissions = feature({ routes: [...admissionsRoutes, ...waitingRoutes], timers: [tendLines] })
