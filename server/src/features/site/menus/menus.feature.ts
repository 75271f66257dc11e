import { refusals } from 'contract/site/menus/refusals'
import { feature } from '../../../platform/feature.ts'
import { menuRoutes } from './menus.routes.ts'

/** Menus of a site. */
export const menus = feature({ refusals, routes: menuRoutes })
