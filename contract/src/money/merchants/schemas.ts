import { z } from 'zod'
import { instant } from '../../values/ids.ts'

export const merchantProviders = ['toss'] as const
export type MerchantProvider = (typeof merchantProviders)[number]
export const merchantModes = ['test', 'live'] as const
export type MerchantMode = (typeof merchantModes)[number]

/** LIVE: money moves. TEST: the provider's own test payments. SANDBOX: those of this platform. OFF: nothing can be paid. */
export const paymentStates = ['LIVE', 'TEST', 'SANDBOX', 'OFF'] as const

/** The account of a site at a payment provider. Its secret never leaves the server. */
export const Merchant = z.object({
  provider: z.enum(merchantProviders),
  mode: z.enum(merchantModes),
  clientKey: z.string(),
  /** The last four characters of the secret key. */
  secretEnd: z.string(),
  isActive: z.boolean(),
  connectedAt: instant,
  checkedAt: instant,
  /** How the last check ended; null when it went well. */
  lastError: z.enum(['REFUSED', 'UNREACHABLE']).nullable(),
  /** When the provider last told of a payment. */
  heardAt: instant.nullable(),
  /** The address to register at the provider. */
  webhookUrl: z.string(),
})
