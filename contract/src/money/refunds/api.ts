import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { RefundPolicy } from './schemas.ts'

const path = '/channels/:channelSeq/refund-policy'

/** What this site gives back beyond the law. */
export const getRefundPolicy = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SALES_READ',
  reply: RefundPolicy,
  shows: 'refunds',
})
/** Holds for orders from now on; earlier ones keep what their buyers agreed to. docs/rules.md R-744. */
export const saveRefundPolicy = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SALES_UPDATE',
  action: 'refunds.saveRefundPolicy',
  body: RefundPolicy,
  reply: nothing,
  touches: ['refunds', 'orders'],
})
