import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** An item was completed in these enrolments, or its completion was taken back. */
export const completionChanged = event(
  'classroom.completionChanged',
  z.object({ attendSeqs: seq('enrolment').array() }),
)
