import { feature } from '../../../platform/feature.ts'
import { statisticsRoutes } from './statistics.routes.ts'

export const statistics = feature({ routes: statisticsRoutes })
