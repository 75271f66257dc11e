import { refusals } from 'contract/money/coupons/refusals'
import { feature } from '../../../platform/feature.ts'
import { couponSpreadsheet } from './coupon-spreadsheet.service.ts'
import { couponRoutes } from './coupons.routes.ts'

/** Coupons of a site, the boxes of their holders, and what they are spent on. */
export const coupons = feature({
  refusals,
  routes: couponRoutes,
  spreadsheets: [couponSpreadsheet],
  userColumns: { coupon_issues: ['user_seq'] },
})
