import { z } from 'zod'
import { RefundCalculation, RefundStep } from '../../money/refunds/schemas.ts'
import { mobilePay, payMethodCd } from '../../money/orders/schemas.ts'
import { refundReasonKinds, refundRequestStates, refundShelves } from './refund-requests.rules.ts'
import { amount, currency, instant, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'

/** Which requests of buyers the seller sees. */
export const RefundRequestChoice = z.object({ shelf: z.enum(refundShelves).default('waiting') })
export type RefundRequestChoice = z.output<typeof RefundRequestChoice>

/** What a buyer asked for, and what became of it. */
export const RefundRequest = z.object({
  refundRequestSeq: seq('refund-request'),
  itemNo: z.int(),
  state: z.enum(refundRequestStates),
  /** As computed when it was asked for. */
  amount,
  requestedAt: instant,
  /** The day in Seoul by which the seller answers. */
  answerBy: z.iso.date(),
  decidedAt: instant.nullable(),
  decisionNote: z.string().nullable(),
  acceptedAmount: amount.nullable(),
  /** When the provider confirmed that the money went back. */
  refundedAt: instant.nullable(),
})

/** An item of an order with what goes back of it now. */
export const RefundableItem = z.object({
  itemNo: z.int(),
  title: z.string(),
  courseSeq: seq('course').nullable(),
  productKind: z.enum(productKinds).nullable(),
  imageUrl: z.string().nullable(),
  price: amount,
  discountAmount: amount,
  calculation: RefundCalculation,
  steps: RefundStep.array(),
  /** The latest one. */
  request: RefundRequest.nullable(),
})
export type RefundableItem = z.input<typeof RefundableItem>

/** How an order was paid, which is where its money goes back to. */
export const RefundTarget = z.object({ payMethodCd, mobilePay, cardName: z.string().nullable() })

/** A row of the seller's list. */
export const RefundRequestRow = RefundRequest.extend({
  orderNo: z.string(),
  title: z.string(),
  userSeq: seq('user'),
  name: z.string(),
  currency,
  reasonKind: z.enum(refundReasonKinds),
  reason: z.string(),
})
export type RefundRequestRow = z.input<typeof RefundRequestRow>
