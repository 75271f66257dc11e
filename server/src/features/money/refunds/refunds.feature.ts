import { feature } from '../../../platform/feature.ts'
import { refundRoutes } from './refunds.routes.ts'

/** What a site gives back of what was paid, and what is counted as used. */
export const refunds = feature({
  routes: refundRoutes,
  userColumns: { refund_policies: ['saved_by_user_seq'] },
})
