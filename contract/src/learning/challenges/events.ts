import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Staff refused a check-in. */
export const checkInRejected = event(
  'challenge.checkInRejected',
  z.object({ courseSeq: seq('course'), challengeCheckInSeq: seq('challenge check-in') }),
)
