import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'

/** Where a provider sends its events. Believed only with its signature; acted on by a job, which asks the provider. */
export const paymentWebhook = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/payments/webhook/:gateway',
  access: 'public',
  whileSuspended: 'as-always',
  body: z.unknown(),
  reply: nothing,
  refuses: ['PROVIDER_UNREACHABLE'],
})

/** The same at the address of one account of a site, which nobody can guess. */
export const merchantWebhook = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/payments/notices/:noticeToken',
  access: 'public',
  whileSuspended: 'as-always',
  body: z.unknown(),
  reply: nothing,
  refuses: ['PROVIDER_UNREACHABLE'],
})
