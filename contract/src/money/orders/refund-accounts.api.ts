import { endpoint } from '../../http/endpoint.ts'
import { Order } from './schemas.ts'
import { RefundAccount } from './refund-accounts.schemas.ts'

/** Where money goes back to that waits for it, of an own order that was paid to a virtual account. docs/rules.md R-795. */
export const saveRefundAccount = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/orders/:orderNo/refund-account',
  access: 'member',
  whileSuspended: 'as-always',
  body: RefundAccount,
  reply: Order,
  refuses: ['NOT_FOUND', 'NOTHING_TO_REFUND', 'REFUND_FAILED', 'REFUND_REJECTED', 'PAYMENTS_OFF'],
  touches: ['orders', 'refund-requests', 'enrolments', 'courses', 'statistics', 'coupons'],
})
