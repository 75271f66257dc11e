import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { LONGEST_KEY } from './merchants.rules.ts'
import { DepositAccount, Merchant, merchantModes, merchantProviders, paymentStates } from './schemas.ts'

const path = '/channels/:channelSeq/merchant'

/** How a site is paid: its own account at a provider, and what buyers can do now. */
export const getMerchant = endpoint({
  method: 'GET',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  reply: z.object({
    merchant: Merchant.nullable(),
    depositAccount: DepositAccount.nullable(),
    state: z.enum(paymentStates),
  }),
  shows: 'merchants',
})
/**
 * Stores keys that the provider accepted. Without `secretKey` the stored one stays, for the same client key. Keys of another
 * mode begin switched off. docs/rules.md R-720.
 */
export const saveMerchant = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.saveMerchant',
  recent: true,
  body: z.object({
    provider: z.enum(merchantProviders),
    mode: z.enum(merchantModes),
    clientKey: z.string().trim().max(LONGEST_KEY),
    secretKey: z.string().trim().max(LONGEST_KEY).nullable(),
  }),
  reply: nothing,
  refuses: ['MERCHANT_KEYS_WRONG', 'MERCHANT_KEYS_REFUSED', 'MERCHANT_UNREACHABLE', 'TOO_MANY_REQUESTS'],
  touches: ['merchants', 'orders'],
})
/** Asks the provider whether it still accepts the stored keys. */
export const checkMerchant = endpoint({
  method: 'POST',
  path: `${path}/check`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.checkMerchant',
  reply: z.object({ verdict: z.enum(['ACCEPTED', 'REFUSED', 'UNREACHABLE']) }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['merchants'],
})
/** Whether buyers pay through it. What was paid before stays with it. */
export const switchMerchant = endpoint({
  method: 'POST',
  path: `${path}/active`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.switchMerchant',
  recent: true,
  body: z.object({ isActive: z.boolean() }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['merchants', 'orders'],
})
