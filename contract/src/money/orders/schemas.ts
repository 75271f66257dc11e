import { z } from 'zod'
import { amount, currency, instant, Paged, seq } from '../../values/ids.ts'
import { paymentStatuses, payMethods, productKinds } from '../../values/type-codes.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { OrderDelivery } from '../deliveries/schemas.ts'
import { OrderCashReceipt } from './cash-receipts.schemas.ts'
import { OrderDeposit } from './deposits.schemas.ts'
import { orderStates } from './orders.rules.ts'
import { mobilePays } from './pay-methods.rules.ts'
import { salesFields } from './payment-status.rules.ts'

/** How people pay; 99 is nothing to pay. */
export const payMethodCd = z.enum(payMethods)
/** The service of a mobile payment; null for all other ways to pay. */
export const mobilePay = z.enum(mobilePays).nullable()

/** Won for a hundred dollars. */
export const exchangeRate = z.int().positive()

export const courseUrl = '/channels/:channelSeq/courses/:courseSeq'

/** A class of a package that is bought. */
export const PackageOrderClass = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
})
export type PackageOrderClass = z.input<typeof PackageOrderClass>

export const Order = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  title: z.string(),
  /** Null of what is no class, such as the term of a membership. */
  courseSeq: seq('course').nullable(),
  productKind: z.enum(productKinds).nullable(),
  attendSeq: seq('enrolment').nullable(),
  ordererName: z.string(),
  ordererEmail: z.string(),
  ordererPhone: z.string().nullable(),
  price: amount,
  discountAmount: amount,
  /** The part of the discount that a coupon took off. */
  coupon: z.object({ name: z.string(), amount }).nullable(),
  /** The part that the level of its buyer took off, and the name of the level then. */
  levelDiscount: z.object({ name: z.string(), amount }).nullable(),
  totalAmount: amount,
  paidAmount: amount,
  refundedAmount: amount,
  /** What is charged, which all amounts are in. */
  currency,
  /** What the buyer was shown, and the rate where that is not what is charged. */
  currencyShown: currency,
  amountShown: amount,
  exchangeRate: exchangeRate.nullable(),
  payMethodCd,
  mobilePay,
  cardName: z.string().nullable(),
  /** The cash receipt that the provider issued for a transfer or a deposit. */
  cashReceiptUrl: z.string().nullable(),
  /** In how many months its buyer chose to pay the card company; null where the window asked. */
  instalmentMonths: z.int().nullable(),
  /** What its buyer wants on the cash receipt, and whether the seller issued it. */
  cashReceipt: OrderCashReceipt.nullable(),
  /** Where to pay and until when, of an order paid by bank deposit or to a virtual account. */
  deposit: OrderDeposit.nullable(),
  /** Where its goods go, of an order with goods. */
  delivery: OrderDelivery.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  failReason: z.string().nullable(),
  /** What its application still waits for, once it is paid; null of what is no application. */
  wait: z.enum(waitKinds).nullable(),
  /** Money of it is going back, or waits to be sent by the seller. */
  isRefundOpen: z.boolean(),
  /** Its money waits for the account to which it goes back. */
  isRefundAccountNeeded: z.boolean(),
  isSandbox: z.boolean(),
})
export type Order = z.input<typeof Order>

/** Which sales: what the filters of the list say. Without a state, a status or `paidYN`, those that were paid for. */
export const SalesChoice = z.object({
  q: z.string().trim().max(60).optional(),
  /** Where to search; everywhere without it. */
  qField: z.enum(salesFields).optional(),
  /** The first and the last day in Seoul. */
  startDt: z.iso.date().optional(),
  endDt: z.iso.date().optional(),
  state: z.enum(orderStates).optional(),
  /** Whether money was taken, also where it went back since. */
  paidYN: z.enum(['Y', 'N']).optional(),
  paymentStatus: z.enum(paymentStatuses).optional(),
  payMethodCd: payMethodCd.optional(),
})
export type SalesChoice = z.output<typeof SalesChoice>
export const SalesFilter = Paged.extend(SalesChoice.shape)

/** An order as staff read it in the list of sales. */
export const Sale = Order.extend({
  userSeq: seq('user'),
  paymentStatus: z.enum(paymentStatuses),
  paidYN: z.enum(['Y', 'N']),
  /** How many things were bought. */
  count: z.int(),
})
