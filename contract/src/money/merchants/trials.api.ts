import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { MerchantTrial } from './trials.schemas.ts'

const path = '/channels/:channelSeq/merchants'

/** The latest trial of each account. */
export const listTrials = endpoint({
  method: 'GET',
  path: `${path}/trials`,
  access: 'SITE_MERCHANT_UPDATE',
  reply: z.object({ trials: MerchantTrial.array() }),
  shows: 'merchants',
})
/**
 * Begins a payment of 1,000 won through an account, and says where the owner pays; null where the provider began none, and the
 * trial says why. It is cancelled as soon as it is paid. docs/rules.md R-804.
 */
export const beginTrial = endpoint({
  method: 'POST',
  path: `${path}/:merchantSeq/trials`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.beginTrial',
  recent: true,
  body: z.object({
    /** The address the browser stands on, so that it comes back there. */
    returnTo: z.string().max(300),
  }),
  reply: z.object({ redirectUrl: z.string().nullable() }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'TRIAL_UNDER_WAY'],
  touches: ['merchants'],
})
/** The owner came back from the provider: takes the money, and gives it back. Calling it again changes nothing. */
export const finishTrial = endpoint({
  method: 'POST',
  path: `${path}/:merchantSeq/trials/finish`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.finishTrial',
  body: z.object({
    /** As the provider added it to the address. */
    paymentKey: z.string().max(500).nullable(),
    /** Why nothing was paid, in the provider's code. */
    code: z.string().max(100).nullable(),
  }),
  reply: MerchantTrial,
  refuses: ['NOT_FOUND'],
  touches: ['merchants'],
})
