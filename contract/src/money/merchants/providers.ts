import type { Currency } from '../../values/ids.ts'
import type { PayMethodName } from '../orders/pay-methods.rules.ts'

export const merchantProviders = ['toss', 'portone', 'stripe', 'paypal'] as const
export type MerchantProvider = (typeof merchantProviders)[number]

/** What somebody entered instead of the key that belongs there. */
export const keyMistakes = ['WIDGET', 'PUBLISHABLE', 'OLD_VERSION'] as const
type KeyMistake = (typeof keyMistakes)[number]

export interface ProviderKey {
  name: KeyName
  isSecret: boolean
  /** Given by the provider only once it knows our address for events. */
  isOptional?: boolean
  /** With the group `mode` where the provider marks test and live keys. */
  form: RegExp
  /** How it begins, as owners see it. */
  begins: string
  mistakes?: readonly { form: RegExp; mistake: KeyMistake }[]
}
export interface Provider {
  keys: readonly ProviderKey[]
  currencies: readonly Currency[]
  /** What a new account begins with: what every account of the provider takes. */
  firstMethod: PayMethodName
  /** The events to subscribe to at the provider. */
  events: readonly string[]
}

export const keyNames = [
  'clientKey',
  'secretKey',
  'storeId',
  'channelKey',
  'apiSecret',
  'webhookSecret',
  'clientId',
  'clientSecret',
  'webhookId',
] as const
export type KeyName = (typeof keyNames)[number]

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const webhookSecret = {
  name: 'webhookSecret',
  isSecret: true,
  isOptional: true,
  form: /^whsec_[A-Za-z0-9+/=]{10,}$/,
  begins: 'whsec_',
} as const satisfies ProviderKey
const widget = [{ form: /^(?:test|live)_g[cs]k_/, mistake: 'WIDGET' }] as const

/** What each provider needs to know an account, as the providers document it. docs/rules.md R-720. */
export const providers: Readonly<Record<MerchantProvider, Provider>> = {
  toss: {
    keys: [
      {
        name: 'clientKey',
        isSecret: false,
        form: /^(?<mode>test|live)_ck_[A-Za-z0-9]{4,}$/,
        begins: '{mode}_ck_',
        mistakes: widget,
      },
      {
        name: 'secretKey',
        isSecret: true,
        form: /^(?<mode>test|live)_sk_[A-Za-z0-9]{4,}$/,
        begins: '{mode}_sk_',
        mistakes: widget,
      },
    ],
    currencies: ['KRW'],
    firstMethod: 'CARD',
    events: ['PAYMENT_STATUS_CHANGED'],
  },
  portone: {
    keys: [
      {
        name: 'storeId',
        isSecret: false,
        form: new RegExp(`^store-${uuid}$`),
        begins: 'store-',
        mistakes: [{ form: /^imp\d+$/, mistake: 'OLD_VERSION' }],
      },
      {
        name: 'channelKey',
        isSecret: false,
        form: new RegExp(`^channel-key-${uuid}$`),
        begins: 'channel-key-',
      },
      {
        name: 'apiSecret',
        isSecret: true,
        form: /^(?!store-|channel-key-|whsec_)[A-Za-z0-9+/=_-]{20,200}$/,
        begins: '',
      },
      webhookSecret,
    ],
    currencies: ['KRW'],
    firstMethod: 'CARD',
    events: [
      'Transaction.Paid',
      'Transaction.Cancelled',
      'Transaction.PartialCancelled',
      'Transaction.Failed',
      'Transaction.VirtualAccountIssued',
    ],
  },
  stripe: {
    keys: [
      {
        name: 'secretKey',
        isSecret: true,
        form: /^(?:sk|rk)_(?<mode>test|live)_[A-Za-z0-9]{10,}$/,
        begins: 'sk_{mode}_',
        mistakes: [{ form: /^pk_(?:test|live)_/, mistake: 'PUBLISHABLE' }],
      },
      webhookSecret,
    ],
    currencies: ['KRW', 'USD'],
    firstMethod: 'FOREIGN_CARD',
    events: [
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ],
  },
  paypal: {
    keys: [
      {
        name: 'clientId',
        isSecret: false,
        form: /^(?!E)[A-Za-z0-9_-]{40,120}$/,
        begins: '',
      },
      {
        name: 'clientSecret',
        isSecret: true,
        form: /^(?!A)[A-Za-z0-9_-]{40,120}$/,
        begins: '',
      },
      {
        name: 'webhookId',
        isSecret: true,
        isOptional: true,
        form: /^[A-Z0-9]{10,40}$/,
        begins: '',
      },
    ],
    currencies: ['USD'],
    firstMethod: 'PAYPAL',
    events: [
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.DENIED',
      'PAYMENT.CAPTURE.REFUNDED',
      'PAYMENT.CAPTURE.REVERSED',
    ],
  },
}
