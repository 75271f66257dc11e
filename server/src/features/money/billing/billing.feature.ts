import { refusals } from 'contract/money/billing/refusals'
import { feature } from '../../../platform/feature.ts'
import { billingRoutes } from './billing.routes.ts'
import { mountBillingWindow } from './billing-window.http.ts'
import { mailRenewal, mailUnpaid } from './billing.notify.ts'
import { forgetAtProvider, mergeCards } from './cards.service.ts'
import { forgetCardOfFormerOwner } from './former-owners.service.ts'
import { renewSubscriptions } from './subscriptions.service.ts'

/** The cards with which sites pay for themselves, and what renews and is charged by them. */
export const billing = feature({
  refusals,
  routes: billingRoutes,
  tasks: [forgetAtProvider],
  listeners: [mailRenewal, mailUnpaid, forgetCardOfFormerOwner],
  timers: [renewSubscriptions],
  mount: mountBillingWindow,
  userColumns: {
    billing_cards: ['registered_by_user_seq', 'member_user_seq'],
    subscriptions: ['member_user_seq'],
    subscription_pauses: ['paused_by_user_seq'],
  },
  mergeAccounts: { onSite: mergeCards },
})
