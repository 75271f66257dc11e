import { z } from 'zod'
import { currency, instant, seq } from '../../values/ids.ts'
import { keyNames, merchantProviders } from './providers.ts'

export const merchantModes = ['test', 'live'] as const
export type MerchantMode = (typeof merchantModes)[number]

/**
 * LIVE: money moves. TEST: the provider's own test payments. DEPOSIT: bank deposits alone. SANDBOX: test payments of this
 * platform. OFF: nothing can be paid.
 */
export const paymentStates = ['LIVE', 'TEST', 'DEPOSIT', 'SANDBOX', 'OFF'] as const

/** The bank account to which buyers pay by hand. */
export const DepositAccount = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  holder: z.string(),
  /** Whole days that a buyer has for the deposit. */
  dueDays: z.int(),
  /** Whether buyers may choose it. */
  isActive: z.boolean(),
})

/** What the site takes for dollars that are charged in won. */
export const ExchangeRate = z.object({
  /** Won for a hundred dollars. */
  exchangeRate: z.int(),
  setAt: instant,
})

/** Something of each key of an account: the key itself, its sealed form, or its end. */
export const MerchantKeys = z.partialRecord(z.enum(keyNames), z.string())

/** An account of a site at a payment provider. Its secrets never leave the server. */
export const Merchant = z.object({
  merchantSeq: seq('merchant'),
  provider: z.enum(merchantProviders),
  mode: z.enum(merchantModes),
  publicKeys: MerchantKeys,
  /** The last four characters of each secret key that is stored. */
  secretEnds: MerchantKeys,
  /** The currencies in which it takes new payments. */
  currencies: currency.array(),
  connectedAt: instant,
  checkedAt: instant,
  /** How the last check ended; null when it went well. */
  lastError: z.enum(['REFUSED', 'UNREACHABLE']).nullable(),
  /** When the last event of the provider about a payment arrived. */
  heardAt: instant.nullable(),
  /** The address to register at the provider. */
  webhookUrl: z.string(),
})
