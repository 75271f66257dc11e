import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

/** Somebody accepted an invitation, and has this seat of a team. */
export const seatAccepted = event(
  'team.seatAccepted',
  z.object({ subscriptionSeq: seq('subscription'), teamSeatSeq: seq('teamSeat'), userSeq: seq('user') }),
)
