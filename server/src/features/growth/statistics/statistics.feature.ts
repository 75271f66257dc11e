import { feature } from '../../../platform/feature.ts'
import { statisticsRoutes } from './statistics.routes.ts'

/** The dashboard of a site. */
export const statistics = feature({ routes: statisticsRoutes })
