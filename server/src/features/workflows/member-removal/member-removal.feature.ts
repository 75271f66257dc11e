import { refusals } from 'contract/workflows/member-removal/refusals'
import { feature } from '../../../platform/feature.ts'
import { eraseRemoved } from './member-removal.jobs.ts'
import { memberRemovalRoutes } from './member-removal.routes.ts'

/** Removing a member from a site: what stands in the way, and erasing their data there later. */
export const memberRemoval = feature({ refusals, routes: memberRemovalRoutes, timers: [eraseRemoved] })
