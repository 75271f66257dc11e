import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** Somebody wants news of a site, or no more. */
export const marketingChosen = event(
  'marketing.chosen',
  z.object({ userSeq: seq('user'), isAgreed: z.boolean(), at: instant }),
)
