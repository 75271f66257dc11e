import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { RefundAccount } from '../../money/orders/refund-accounts.schemas.ts'
import { RefundCalculation } from '../../money/refunds/schemas.ts'
import { FileLink } from '../../values/file-link.ts'
import { amount, currency, instant, nothing, Paged } from '../../values/ids.ts'
import { refundReasonKinds } from './refund-requests.rules.ts'
import {
  RefundableItem,
  RefundRequest,
  RefundRequestChoice,
  RefundRequestRow,
  RefundTarget,
} from './schemas.ts'

const ofOrder = '/channels/:channelSeq/orders/:orderNo/refund-requests'
const requests = '/channels/:channelSeq/refund-requests'
const one = `${requests}/:refundRequestSeq`

/** What goes back of the caller's own order now, computed item by item, and what was asked for already. */
export const getRefundOffer = endpoint({
  method: 'GET',
  path: ofOrder,
  access: 'member',
  whileSuspended: 'as-always',
  reply: z.object({
    orderNo: z.string(),
    currency,
    paidAt: instant.nullable(),
    /** The day in Seoul by which a request of today is answered. */
    answerBy: z.iso.date(),
    target: RefundTarget,
    items: RefundableItem.array(),
  }),
  shows: 'refund-requests',
})
/** Asks the seller for money back. Nothing moves yet. `amount` is what the page showed. docs/rules.md R-747. */
export const requestRefund = endpoint({
  method: 'POST',
  path: ofOrder,
  access: 'member',
  whileSuspended: 'as-always',
  body: z.object({
    itemNo: z.int(),
    amount,
    reasonKind: z.enum(refundReasonKinds),
    reason: z.string().trim().max(500).default(''),
    agreed: z.literal(true),
    /** Of an order that was paid to a virtual account. */
    refundAccount: RefundAccount.optional(),
  }),
  reply: RefundRequest,
  refuses: ['REFUND_ACCOUNT_NEEDED', 'NOTHING_TO_REFUND', 'REFUND_CHANGED', 'REFUND_REQUESTED'],
  touches: ['refund-requests'],
})
/** The caller takes their own request back, as long as nobody decided about it. */
export const withdrawRefundRequest = endpoint({
  method: 'POST',
  path: `${one}/withdraw`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: nothing,
  refuses: ['REFUND_REQUEST_CLOSED'],
  touches: ['refund-requests'],
})

/** What buyers asked for: what waits by its deadline, everything else the newest first. */
export const listRefundRequests = endpoint({
  method: 'GET',
  path: requests,
  access: 'SITE_SALES_READ',
  query: Paged.extend(RefundRequestChoice.shape),
  reply: z.object({
    list: RefundRequestRow.array(),
    total: z.int(),
    counts: z.object({ waiting: z.int(), underWay: z.int() }),
  }),
  shows: 'refund-requests',
})
/** The requests of a shelf as a spreadsheet, at an address that works for a few minutes. */
export const downloadRefundRequests = endpoint({
  method: 'POST',
  path: `${requests}/download`,
  access: 'SITE_SALES_READ',
  whileSuspended: 'managers',
  action: 'refund-requests.downloadRefundRequests',
  body: RefundRequestChoice,
  reply: FileLink,
})
/** One request with how its amount was computed then and now, and what is left of its item. */
export const getRefundRequest = endpoint({
  method: 'GET',
  path: one,
  access: 'SITE_SALES_READ',
  reply: RefundRequestRow.extend({
    calculation: RefundCalculation,
    /** Today's, where something can still go back. */
    calculationNow: RefundCalculation,
    /** What can still go back of the item. */
    leftAmount: amount,
    isEnrolled: z.boolean(),
    paidAt: instant.nullable(),
    target: RefundTarget,
  }),
  shows: 'refund-requests',
})
/** Gives the amount back. False where the provider has not confirmed it yet; it is asked again until it does. */
export const acceptRefundRequest = endpoint({
  method: 'POST',
  path: `${one}/accept`,
  access: 'SITE_SALES_UPDATE',
  whileSuspended: 'managers',
  action: 'refund-requests.acceptRefundRequest',
  body: z.object({
    amount: amount.min(1),
    endsEnrolment: z.boolean(),
    note: z.string().trim().max(500).default(''),
  }),
  reply: z.object({ isDone: z.boolean() }),
  refuses: [
    'REFUND_REQUEST_CLOSED',
    'REFUND_ACCOUNT_NEEDED',
    'NOTHING_TO_REFUND',
    'REFUND_TOO_MUCH',
    'REFUND_UNDER_WAY',
    'REFUND_REJECTED',
    'PAYMENTS_OFF',
    'PROVE_AGAIN',
  ],
  touches: ['pending-work', 'refund-requests', 'orders', 'enrolments', 'courses', 'statistics'],
})
export const rejectRefundRequest = endpoint({
  method: 'POST',
  path: `${one}/reject`,
  access: 'SITE_SALES_UPDATE',
  whileSuspended: 'managers',
  action: 'refund-requests.rejectRefundRequest',
  body: z.object({ note: z.string().trim().min(1).max(500) }),
  reply: nothing,
  refuses: ['REFUND_REQUEST_CLOSED'],
  touches: ['pending-work', 'refund-requests'],
})
