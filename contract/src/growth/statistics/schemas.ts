import { z } from 'zod'

/** One day or one hour in Seoul. What was charged, in won and in cents. */
export const DashboardRow = z.object({
  baseDate: z.string(),
  paymentAmountKrw: z.int(),
  paymentAmountUsd: z.int(),
  cancelAmountKrw: z.int(),
  cancelAmountUsd: z.int(),
  newMemberCount: z.int(),
  classAttendCount: z.int(),
  visitorCount: z.int(),
  newVisitorCount: z.int(),
  pageViewCount: z.int(),
})
/** What was charged and given back in a span of time, in won and in cents. */
export const DashboardSums = DashboardRow.pick({
  paymentAmountKrw: true,
  paymentAmountUsd: true,
  cancelAmountKrw: true,
  cancelAmountUsd: true,
})
export type DashboardRow = z.output<typeof DashboardRow>
