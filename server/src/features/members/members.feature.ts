import { feature } from '../../platform/feature.ts'
import { memberRoutes } from './members.routes.ts'

export const members = feature({ routes: memberRoutes })
