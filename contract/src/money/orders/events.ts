import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

export const orderPaid = event('order.paid', z.object({ orderNo: z.string() }))
export const orderRefunded = event('order.refunded', z.object({ orderNo: z.string(), amount: z.int() }))
/** A refund waits for the account to which it goes. */
export const refundAccountNeeded = event(
  'refund.accountNeeded',
  z.object({ orderNo: z.string(), refundSeq: seq('refund') }),
)
/** A deposit goes back by hand: staff return the money and record it. */
export const refundByHandNeeded = event(
  'refund.byHandNeeded',
  z.object({ orderNo: z.string(), refundSeq: seq('refund') }),
)
/** A refund that was asked for came to its end: the money went back, or the provider refused for good. */
export const refundSettled = event(
  'refund.settled',
  z.object({ refundSeq: seq('refund'), isDone: z.boolean() }),
)
