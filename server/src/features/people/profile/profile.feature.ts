import { feature } from '../../../platform/feature.ts'
import { mountPortraits } from './portraits.http.ts'
import { deletePortrait } from './portraits.service.ts'
import { profileRoutes } from './profile.routes.ts'

/** Portrait, mail language and consent on the account page. */
export const profile = feature({
  routes: profileRoutes,
  platformTasks: [deletePortrait],
  mount: mountPortraits,
})
