import { z } from 'zod'
import { amount, instant } from '../../values/ids.ts'
import { payMethodCd } from './schemas.ts'

export const SaleItem = z.object({
  itemNo: z.int(),
  title: z.string(),
  quantity: z.int(),
  unitPrice: amount,
  discountAmount: amount,
  paidAmount: amount,
  refundedAmount: amount,
})

export const paymentOutcomes = ['OPEN', 'PAID', 'FAILED', 'ENDED'] as const
export const SalePayment = z.object({
  payMethodCd,
  cardName: z.string().nullable(),
  outcome: z.enum(paymentOutcomes),
  amount,
  /** When it was paid, otherwise when it was begun. */
  at: instant,
  failReason: z.string().nullable(),
  isTest: z.boolean(),
})

export const SaleRefund = z.object({
  amount,
  state: z.enum(['REQUESTED', 'DONE', 'FAILED']),
  reason: z.string(),
  at: instant,
})

/** What happened to an order. Each is a sentence on the screen. */
export const historyKinds = [
  'ORDERED',
  'PAYMENT_BEGUN',
  'PAID',
  'PAYMENT_FAILED',
  'PAYMENT_ENDED',
  'PROVIDER_EVENT',
  'REFUND_REQUESTED',
  'REFUNDED',
  'REFUNDED_AT_PROVIDER',
  'REFUND_FAILED',
] as const
export type HistoryKind = (typeof historyKinds)[number]
export const HistoryEntry = z.object({
  kind: z.enum(historyKinds),
  at: instant,
  amount: amount.nullable(),
  /** A code of the provider, or the reason that staff gave. */
  detail: z.string().nullable(),
  /** What the provider sent, as JSON without secrets. */
  raw: z.string().nullable(),
})
export type HistoryEntry = z.output<typeof HistoryEntry>
