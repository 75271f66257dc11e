import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { currency, seq } from '../../values/ids.ts'

export const enrolmentApproved = event(
  'enrolment.approved',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course') }),
)
export const enrolmentCancelled = event(
  'enrolment.cancelled',
  z.object({
    attendSeq: seq('enrolment'),
    courseSeq: seq('course'),
    refundedAmount: z.int(),
    currency: currency.default('KRW'),
  }),
)
