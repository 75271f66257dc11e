import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { PeriodChange } from '../../money/enrolments/access-period.schemas.ts'
import { MAX_DECIDED } from '../../money/enrolments/waitlist.schemas.ts'
import { seq } from '../../values/ids.ts'

/** Changes the end of learners' access. The reply counts and names those that cannot be changed; all others are changed. */
export const changePeriods = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/period',
  access: 'CLASS_STUDENT_UPDATE',
  action: 'admissions.changePeriods',
  body: z.object({
    attendSeqs: z.array(seq('enrolment')).min(1).max(MAX_DECIDED),
    change: PeriodChange,
  }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ attendSeq: seq('enrolment'), name: z.string(), message: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'PERIOD_IN_PAST'],
  touches: ['enrolments', 'courses', 'lessons'],
})
