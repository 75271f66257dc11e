import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { consent, path } from './consent.schemas.ts'

/** The time since which the caller accepts marketing by this site; null when they do not. */
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
