import { z } from 'zod'
import { amount, currency, instant } from '../../values/ids.ts'

/** What a month came to in one currency, in its smallest unit. */
export const Settlement = z.object({
  /** `2026-11`, a month of Seoul. */
  month: z.string(),
  currency,
  /** OPEN until the month was closed; then nothing in it changes. */
  state: z.enum(['OPEN', 'CLOSED']),
  /** Of payments in which no money moves. Such a month is shown and never closed. */
  isTest: z.boolean(),
  salesAmount: amount,
  salesCount: z.int(),
  refundAmount: amount,
  refundCount: z.int(),
  netAmount: z.int(),
  /** In hundredths of a percent. */
  feeRate: z.int(),
  feeAmount: z.int(),
  taxAmount: z.int(),
  restAmount: z.int(),
  closedAt: instant.nullable(),
})
export type Settlement = z.output<typeof Settlement>

/** What one title brought in a month. */
export const ProductSum = z.object({
  title: z.string(),
  salesCount: z.int(),
  salesAmount: amount,
  refundAmount: amount,
})
