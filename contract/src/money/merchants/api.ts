import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { currency, nothing, seq } from '../../values/ids.ts'
import { LONGEST_KEY } from './merchants.rules.ts'
import { keyNames, merchantProviders } from './providers.ts'
import { DepositAccount, ExchangeRate, Merchant, merchantModes, paymentStates } from './schemas.ts'

const path = '/channels/:channelSeq/merchants'

/** How a site is paid: its own accounts at providers, the latest first, and what buyers can do now. */
export const getMerchants = endpoint({
  method: 'GET',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  reply: z.object({
    merchants: Merchant.array(),
    depositAccount: DepositAccount.nullable(),
    /** Null where each class is charged its own price in won. */
    exchangeRate: ExchangeRate.nullable(),
    state: z.enum(paymentStates),
  }),
  shows: 'merchants',
})
/**
 * Stores keys that the provider accepted: of an account that is stored, or of another one. A secret that is null stays, for the
 * same account. Keys of another mode begin without taking payments. docs/rules.md R-720.
 */
export const saveMerchant = endpoint({
  method: 'POST',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.saveMerchant',
  recent: true,
  body: z.object({
    /** The account whose keys change; null for a new one. */
    merchantSeq: seq('merchant').nullable(),
    provider: z.enum(merchantProviders),
    mode: z.enum(merchantModes),
    keys: z.partialRecord(z.enum(keyNames), z.string().trim().max(LONGEST_KEY).nullable()),
  }),
  reply: z.object({ merchantSeq: seq('merchant') }),
  refuses: [
    'NOT_FOUND',
    'MERCHANT_KEYS_WRONG',
    'MERCHANT_KEYS_REFUSED',
    'MERCHANT_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['merchants', 'orders'],
})
/** Asks the provider whether it still accepts the stored keys. */
export const checkMerchant = endpoint({
  method: 'POST',
  path: `${path}/:merchantSeq/check`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.checkMerchant',
  reply: z.object({ verdict: z.enum(['ACCEPTED', 'REFUSED', 'UNREACHABLE']) }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['merchants'],
})
/**
 * In which currencies buyers pay through this account from now on, instead of another one. What was paid before stays with its own.
 * docs/rules.md R-721.
 */
export const switchMerchant = endpoint({
  method: 'POST',
  path: `${path}/:merchantSeq/currencies`,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'merchants.switchMerchant',
  recent: true,
  body: z.object({ currencies: currency.array().max(2) }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'MERCHANT_CURRENCY_WRONG'],
  touches: ['merchants', 'orders'],
})
