import { feature } from '../../../platform/feature.ts'
import { entryCodeRoutes } from './entry-links.routes.ts'

export const entryLinks = feature({ routes: entryCodeRoutes })
