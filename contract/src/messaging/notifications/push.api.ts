import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { base64url, browser, path } from './push.schemas.ts'

/** The key to subscribe with, and whether this browser is told here already. */
export const getPush = endpoint({
  method: 'GET',
  base: 'alarm',
  path,
  access: 'member',
  query: z.object({ browser: browser.optional() }),
  reply: z.object({ publicKey: z.string(), isOn: z.boolean() }),
  shows: 'notifications',
})
/** As long as the caller stays signed in there. Asking again with the same address changes whose it is. */
export const subscribePush = endpoint({
  method: 'POST',
  base: 'alarm',
  path,
  access: 'member',
  body: z.object({
    endpoint: z.url({ protocol: /^https$/ }).max(1000),
    keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
  }),
  reply: nothing,
  refuses: ['PUSH_SERVICE_UNKNOWN'],
})
export const unsubscribePush = endpoint({
  method: 'POST',
  base: 'alarm',
  path: `${path}/delete`,
  access: 'member',
  body: z.object({ browser }),
  reply: nothing,
})
