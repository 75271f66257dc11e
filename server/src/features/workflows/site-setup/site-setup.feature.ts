import { refusals } from 'contract/workflows/site-setup/refusals'
import { feature } from '../../../platform/feature.ts'
import { siteSetupRoutes } from './site-setup.routes.ts'

/** Opening a site. */
export const siteSetup = feature({ refusals, routes: siteSetupRoutes })
