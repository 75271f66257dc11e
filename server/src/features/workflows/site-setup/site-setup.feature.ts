import { feature } from '../../../platform/feature.ts'
import { siteSetupRoutes } from './site-setup.routes.ts'

export const siteSetup = feature({ routes: siteSetupRoutes })
