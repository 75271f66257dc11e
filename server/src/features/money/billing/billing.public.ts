/** What renews and is charged by the card of the site. How a subscription stands is published as `subscription.changed`. */
export {
  cancel as cancelSubscription,
  changeOffer as changePlan,
  start as startSubscription,
} from './subscriptions.service.ts'
export { findRunning as findRunningSubscription } from './subscriptions.queries.ts'
