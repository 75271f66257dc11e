import { z } from 'zod'
import { amount, instant } from '../../values/ids.ts'
import { MAX_FULL_DAYS, meetingRules, refundReasons } from './refund-policy.rules.ts'

export const RefundPolicy = z.object({
  meetings: z.enum(meetingRules),
  fullDays: z.int().min(0).max(MAX_FULL_DAYS),
})

/** How an amount was computed, so that a screen can say it in words. */
export const RefundCalculation = z.object({
  paidAmount: amount,
  amount,
  reason: z.enum(refundReasons),
  used: z.int(),
  total: z.int(),
  keptAmount: amount,
  refundedAmount: amount,
  sixths: z.number().nullable(),
  /** What is counted: meetings, lessons, both, or days. */
  counts: z.enum(['MEETINGS', 'LESSONS', 'BOTH', 'DAYS']),
})
export type RefundCalculation = z.input<typeof RefundCalculation>

/** One row of the table of what goes back from when on. */
export const RefundStep = z.object({
  from: instant.nullable(),
  opened: z.int().nullable(),
  amount,
  sixths: z.number().nullable(),
  isNow: z.boolean(),
})
export type RefundStep = z.input<typeof RefundStep>

/** What a buyer agrees to: how what goes back falls, and how long the site promises everything. */
export const RefundTerms = z.object({
  counts: z.enum(['MEETINGS', 'LESSONS', 'BOTH', 'DAYS']),
  total: z.int(),
  fullDays: z.int(),
  steps: RefundStep.array(),
})
export type RefundTerms = z.input<typeof RefundTerms>
