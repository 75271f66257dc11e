import { z } from 'zod'
import { MAX_DAYS } from '../../workflows/admissions/access-period.schemas.ts'

/** So many days more, or until the end of a day in Seoul. */
export const PeriodChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('UNTIL'), until: z.iso.date() }),
  z.object({ kind: z.literal('DAYS'), days: z.int().min(1).max(MAX_DAYS) }),
])
export type PeriodChange = z.output<typeof PeriodChange>
