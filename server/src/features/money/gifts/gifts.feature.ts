import { refusals } from 'contract/money/gifts/refusals'
import { feature } from '../../../platform/feature.ts'
import { expireGifts } from './expiry.jobs.ts'
import { followCharge, followRefundOfOrder } from './gifts.jobs.ts'
import { remindOfEnds } from './reminders.jobs.ts'
import { giftRoutes } from './gifts.routes.ts'

/** Terms of memberships that somebody pays for another person. */
export const gifts = feature({
  refusals,
  routes: giftRoutes,
  listeners: [followCharge, followRefundOfOrder],
  timers: [expireGifts, remindOfEnds],
  userColumns: { membership_gifts: ['payer_user_seq', 'accepted_by_user_seq'] },
})
