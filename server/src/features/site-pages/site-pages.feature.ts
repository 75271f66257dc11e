import { feature } from '../../platform/feature.ts'
import { sitePageRoutes } from './site-pages.routes.ts'

export const sitePages = feature({ routes: sitePageRoutes })
