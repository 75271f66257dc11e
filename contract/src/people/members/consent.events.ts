import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** A user accepted or declined marketing by a site. */
export const marketingChosen = event(
  'marketing.chosen',
  z.object({ userSeq: seq('user'), isAgreed: z.boolean(), at: instant }),
)

/** A user accepted or declined advertising at night. */
export const nightChosen = event(
  'marketing.nightChosen',
  z.object({ userSeq: seq('user'), isAgreed: z.boolean(), at: instant }),
)
