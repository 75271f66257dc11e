import { refusals } from 'contract/money/memberships/refusals'
import { feature } from '../../../platform/feature.ts'
import { endOfMember, endRefunded, followSubscription } from './memberships.jobs.ts'
import { mailCharge, mailChange, mailPauseEnding } from './memberships.notify.ts'
import { membershipRoutes } from './memberships.routes.ts'

/** Memberships of a site: what they open, who joined, what is paid for them. */
export const memberships = feature({
  refusals,
  routes: membershipRoutes,
  listeners: [followSubscription, endRefunded, endOfMember, mailChange, mailCharge, mailPauseEnding],
  userColumns: { membership_subscriptions: ['user_seq'] },
})
