import { z } from 'zod'

export const dateFilters = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'lastMonth',
] as const
export type DateFilter = (typeof dateFilters)[number]

/** One day, or one hour of a single day, in Seoul. Amounts in won. */
export const DashboardRow = z.object({
  baseDate: z.string(),
  paymentAmountKrw: z.int(),
  cancelAmountKrw: z.int(),
  newMemberCount: z.int(),
  classAttendCount: z.int(),
  visitorCount: z.int(),
  newVisitorCount: z.int(),
  pageViewCount: z.int(),
})
export type DashboardRow = z.output<typeof DashboardRow>
