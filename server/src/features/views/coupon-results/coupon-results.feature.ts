import { getCouponResults } from 'contract/views/coupon-results/api'
import { feature } from '../../../platform/feature.ts'
import { implement } from '../../../platform/http/implement.ts'
import { resultsOf } from './coupon-results.views.ts'

/** What coupons brought, read from orders and the ledger. */
export const couponResults = feature({
  routes: [implement(getCouponResults, ({ ctx }) => resultsOf(ctx))],
})
