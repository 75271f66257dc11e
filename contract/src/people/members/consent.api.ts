import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { consent, path } from './consent.schemas.ts'

/** Since when the caller accepts marketing by this site and advertising at night, null when they do not, and how they chose. */
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
  whileSuspended: 'as-always',
  body: z.object({ isAgreed: z.boolean() }),
  reply: consent,
  touches: ['members'],
})
/** Advertising that reaches phones from 21:00 to 08:00. Only for those who accept marketing. */
export const setNightConsent = endpoint({
  method: 'POST',
  path: `${path}/night`,
  access: 'member',
  whileSuspended: 'as-always',
  body: z.object({ isAgreed: z.boolean() }),
  reply: consent,
  refuses: ['NEWS_FIRST'],
  touches: ['members'],
})
