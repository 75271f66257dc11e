import { refusals } from 'contract/system/plans/refusals'
import { feature } from '../../../platform/feature.ts'
import { planRoutes } from './plans.routes.ts'

/** The plans of the installation, and what the plan of a site allows. */
export const plans = feature({ refusals, routes: planRoutes })
