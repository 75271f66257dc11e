import type { Currency } from 'contract/values/ids'
import type { payMethods } from 'contract/values/type-codes'

interface Beginning {
  orderNo: string
  orderName: string
  /** In the currency's smallest unit. */
  amount: number
  currency: Currency
  customerName: string
  successUrl: string
  failUrl: string
  method: typeof payMethods.card
  /** Who sells, as the payer is told. */
  shopName?: string
  webhookUrl?: string
}
export type Confirmed =
  | { status: 'PAID'; cardName?: string | null; receiptUrl?: string | null }
  | { status: 'DECLINED' | 'CANCELLED' | 'EXPIRED'; reason: string }

/** How a payment stands at the provider. WAITING: the payer agreed and our confirmation is awaited. */
export interface ProviderPayment {
  status: 'OPEN' | 'WAITING' | 'ENDED'
  amount: number
  cancelledAmount: number
  /** Set once it ended. */
  outcome: Confirmed | null
}
export interface Heard {
  eventId: string
  type: 'PAID' | 'CANCELLED' | 'FAILED'
  paymentKey: string
  orderNo: string
}

/** A payment provider. Every call that moves money carries a key that makes repeating it safe. */
export interface PaymentGateway {
  name: string
  /** Starts a payment and says where the browser goes. The same order begins the same payment. */
  begin: (input: Beginning) => Promise<{ redirectUrl: string; paymentKey: string }>
  /** Asks the provider to take the money. */
  confirm: (input: {
    paymentKey: string
    orderNo: string
    amount: number
    idempotencyKey: string
  }) => Promise<Confirmed>
  /** What the provider says today; null for a payment it does not know. */
  find: (paymentKey: string) => Promise<ProviderPayment | null>
  /** Gives money back. */
  cancel: (input: { paymentKey: string; amount: number; reason: string; idempotencyKey: string }) => Promise<{
    cancelledAmount: number
  }>
  /** The event, if signature and time hold; over the bytes as they came. */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ) => Heard | null
}

/** Nobody knows whether the provider did what it was asked: ask again, with the same key. */
export class ProviderUnreachable extends Error {
  constructor(cause: unknown) {
    super('the payment provider did not answer', { cause })
  }
}
/** The provider understood and refused: a fault of ours, or a rule of its own. */
export class ProviderRefused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}
