import { feature } from '../../../platform/feature.ts'
import { siteSetupRoutes } from './site-setup.routes.ts'

/** Opening a site. */
export const siteSetup = feature({ routes: siteSetupRoutes })
