import { refusals } from 'contract/site/catalogs/refusals'
import { feature } from '../../../platform/feature.ts'
import { serviceAliasRoutes } from './catalogs.routes.ts'

/** Named addresses that lead to lists of classes. */
export const catalogs = feature({ refusals, routes: serviceAliasRoutes })
