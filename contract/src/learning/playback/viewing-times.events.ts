import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const viewingTimeAdded = event(
  'classroom.viewingTimeAdded',
  z.object({
    attendSeq: seq('enrolment'),
    courseSeq: seq('course'),
    curriculumSeq: seq('curriculum'),
    minutes: z.int(),
    /** All minutes added so far, including these. */
    addedMinutes: z.int(),
  }),
)
