import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { waitSteps } from './waitlist.schemas.ts'

export const waitingMoved = event(
  'enrolment.waiting',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course'), step: z.enum(waitSteps) }),
)
/** A seat came free in a round where people wait. */
export const seatFreed = event(
  'enrolment.seat',
  z.object({ courseSeq: seq('course'), classSeq: seq('round') }),
)
