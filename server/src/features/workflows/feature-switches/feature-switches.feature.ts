import { feature } from '../../../platform/feature.ts'
import { featureSwitchRoutes } from './feature-switches.routes.ts'

/** What the operator switches on and off, for the installation and for single sites. */
export const featureSwitches = feature({
  routes: featureSwitchRoutes,
  userColumns: { feature_switch_changes: ['changed_by_user_seq'] },
})
