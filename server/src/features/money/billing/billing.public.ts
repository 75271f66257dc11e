/** What renews and is charged by the card of the site. How a subscription stands is published as `subscription.changed`. */
export {
  cancel as cancelSubscription,
  changeOffer as changePlan,
  discountNext,
  previewChange,
  resume as resumeSubscription,
  start as startSubscription,
} from './subscriptions.service.ts'
export { findRunning as findRunningSubscription, findSubscription } from './subscriptions.queries.ts'
export { findCharges, findPaidRefs } from './charges.queries.ts'
export { findCardOfOwner } from './former-owners.service.ts'
export {
  discounted,
  firstCharge,
  newSubscription,
  noDiscount,
  renewalCharge,
  type Discount,
  type Offer,
} from './subscriptions.rules.ts'
