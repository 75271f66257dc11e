import { feature } from '../../platform/feature.ts'
import { termsRoutes } from './terms.routes.ts'

export const terms = feature({
  routes: termsRoutes,
  userColumns: {
    user_agreements: ['user_seq'],
    legal_texts: ['published_by_user_seq'],
  },
})
