import { feature } from '../../../platform/feature.ts'
import { closeMonths } from './settlements.jobs.ts'
import { settlementRoutes } from './settlements.routes.ts'

/** What a site sold in a month and what the platform charges for it. */
export const settlements = feature({ routes: settlementRoutes, timers: [closeMonths] })
