import { feature } from '../../../platform/feature.ts'
import { menuRoutes } from './menus.routes.ts'

export const menus = feature({ routes: menuRoutes })
