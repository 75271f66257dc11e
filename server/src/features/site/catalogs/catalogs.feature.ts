import { feature } from '../../../platform/feature.ts'
import { serviceAliasRoutes } from './catalogs.routes.ts'

export const catalogs = feature({ routes: serviceAliasRoutes })
