import { refusals } from 'contract/money/billing/refusals'
import { feature } from '../../../platform/feature.ts'
import { billingRoutes } from './billing.routes.ts'
import { mountBillingWindow } from './billing-window.http.ts'
import { forgetAtProvider } from './cards.service.ts'

/** The cards with which sites pay for themselves. */
export const billing = feature({
  refusals,
  routes: billingRoutes,
  tasks: [forgetAtProvider],
  mount: mountBillingWindow,
  userColumns: { billing_cards: ['registered_by_user_seq'] },
})
