import { refusals } from 'contract/growth/entry-links/refusals'
import { feature } from '../../../platform/feature.ts'
import { entryCodeRoutes } from './entry-links.routes.ts'

/** Links to a class that count who came by them. */
export const entryLinks = feature({ refusals, routes: entryCodeRoutes })
