import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, seq } from './values.ts'

const consent = z.object({ agreedAt: instant.nullable() })
const path = '/channels/:channelSeq/marketing-consent'

/** Since when the caller wants news and offers of this site; null when they do not. */
export const getMarketingConsent = endpoint({
  method: 'GET',
  path,
  access: 'member',
  reply: consent,
  shows: 'members',
})
export const setMarketingConsent = endpoint({
  method: 'POST',
  path,
  access: 'member',
  body: z.object({ isAgreed: z.boolean() }),
  reply: consent,
  touches: ['members'],
})

/** Somebody wants news of a site, or no more. */
export const marketingChosen = event(
  'marketing.chosen',
  z.object({ userSeq: seq('user'), isAgreed: z.boolean(), at: instant }),
)
