import { feature } from '../../../platform/feature.ts'
import { mountKeywords } from './terminology.http.ts'
import { terminologyRoutes } from './terminology.routes.ts'

/** The words that a site replaces. */
export const terminology = feature({
  routes: terminologyRoutes,
  mount: mountKeywords,
  userColumns: { keyword_editions: ['saved_by_user_seq'] },
})
