import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/seq.ts'

/** A buyer asked for money back, or the seller decided about it. */
export const refundRequestMoved = event(
  'refundRequest.moved',
  z.object({
    refundRequestSeq: seq('refund-request'),
    step: z.enum(['REQUESTED', 'ACCEPTED', 'REJECTED']),
  }),
)
