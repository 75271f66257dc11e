import { feature } from '../../../platform/feature.ts'
import { memberProfileRoutes } from './member-profile.routes.ts'

/** One member with enrolments and orders. */
export const memberProfile = feature({ routes: memberProfileRoutes })
