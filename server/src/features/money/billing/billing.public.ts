/** What renews and is charged by a stored card: of the site, or of a member. How a subscription stands is published as `subscription.changed`. */
export {
  cancel as cancelSubscription,
  changeOffer as changePlan,
  discountNext,
  end as endSubscription,
  payNow as paySubscriptionNow,
  postponeRenewals,
  previewChange,
  resume as resumeSubscription,
  start as startSubscription,
  startTrial,
} from './subscriptions.service.ts'
export {
  findRunning as findRunningSubscription,
  findRunningOf as findSubscriptionsOf,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
} from './subscriptions.queries.ts'
export { daysLeft as pauseDaysLeft, pauseSubscription, resumePaused } from './pauses.service.ts'
export { givePeriod, takePeriod } from './given-periods.service.ts'
export { findOpenPause } from './pauses.queries.ts'
export { isPending, isResting, paused, wentOn, type Pause } from './pauses.rules.ts'
export { findCharges, findPaidCharges, findPaidRefs } from './charges.queries.ts'
export { findCardOfOwner } from './former-owners.service.ts'
export {
  discounted,
  firstCharge,
  isTrial,
  newSubscription,
  ranOut,
  renewalCharge,
  type Offer,
} from './subscriptions.rules.ts'
export { beginOf as beginOfDay, termOf, type TermMonths } from './periods.rules.ts'
export { beginMemberCard, completeMemberCard, forgetMemberCard, viewMemberCard } from './cards.service.ts'
