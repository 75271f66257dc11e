import { feature } from '../../../platform/feature.ts'
import { memberProfileRoutes } from './member-profile.routes.ts'

export const memberProfile = feature({ routes: memberProfileRoutes })
