import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { base64url, browser, path } from './push.schemas.ts'

/** The public key for subscribing, and whether this browser is subscribed. */
export const getPush = endpoint({
  method: 'GET',
  base: 'alarm',
  path,
  access: 'member',
  query: z.object({ browser: browser.optional() }),
  reply: z.object({ publicKey: z.string(), isOn: z.boolean() }),
  shows: 'notifications',
})
/**
 * Subscribes this browser while the caller stays signed in there. Repeating it with the same endpoint moves the subscription to the
 * caller.
 */
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
  whileSuspended: 'as-always',
  body: z.object({ browser }),
  reply: nothing,
})
