import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, seq } from './values.ts'
import { MOST_DECIDED } from './waiting.ts'

/** Ten years. */
export const MOST_DAYS = 3650
/** So many days more, or until the end of a day in Seoul. */
export const PeriodChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('UNTIL'), until: z.iso.date() }),
  z.object({ kind: z.literal('DAYS'), days: z.int().min(1).max(MOST_DAYS) }),
])
export type PeriodChange = z.output<typeof PeriodChange>

/** Changes until when people may learn. What cannot be done is counted and said by name; everything else is done. */
export const changePeriods = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/period',
  access: 'CLASS_STUDENT_UPDATE',
  body: z.object({
    attendSeqs: z.array(seq('enrolment')).min(1).max(MOST_DECIDED),
    change: PeriodChange,
  }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ attendSeq: seq('enrolment'), name: z.string(), message: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'PERIOD_IN_PAST'],
  touches: ['enrolments', 'courses', 'classroom'],
})

export const periodChanged = event(
  'enrolment.period',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course'), validAt: instant }),
)
