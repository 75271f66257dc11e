import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

export const periodChanged = event(
  'enrolment.period',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course'), validAt: instant }),
)
