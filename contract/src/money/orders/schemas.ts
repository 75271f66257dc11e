import { z } from 'zod'
import { amount, currency, instant, Paged, seq } from '../../values/ids.ts'
import { payMethods } from '../../values/type-codes.ts'
import { orderStates } from './orders.rules.ts'

/** How people pay; 99 is nothing to pay. */
export const payMethodCd = z.enum(payMethods)

export const courseUrl = '/channels/:channelSeq/courses/:courseSeq'

export const Order = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  title: z.string(),
  courseSeq: seq('course'),
  attendSeq: seq('enrolment').nullable(),
  ordererName: z.string(),
  ordererEmail: z.string(),
  ordererPhone: z.string().nullable(),
  price: amount,
  discountAmount: amount,
  totalAmount: amount,
  paidAmount: amount,
  refundedAmount: amount,
  currency,
  payMethodCd,
  cardName: z.string().nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  failReason: z.string().nullable(),
  isSandbox: z.boolean(),
})
export type Order = z.input<typeof Order>

export const SalesFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  startDt: z.iso.date().optional(),
  endDt: z.iso.date().optional(),
  state: z.enum(orderStates).optional(),
})
