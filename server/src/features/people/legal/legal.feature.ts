import { refusals } from 'contract/people/legal/refusals'
import { feature } from '../../../platform/feature.ts'
import { termsRoutes } from './legal.routes.ts'

/** Terms and privacy texts, their versions and agreements. */
export const legal = feature({
  refusals,
  routes: termsRoutes,
  userColumns: {
    user_agreements: ['user_seq'],
    legal_texts: ['published_by_user_seq'],
  },
})
