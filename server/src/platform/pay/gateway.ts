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
  /** Who sells, as shown to the payer. */
  shopName?: string
  webhookUrl?: string
  /** The same key begins the same payment. */
  idempotencyKey: string
  /** When the payment was written down here. */
  createdAt: Date
}
/** How a payment ended at the provider. */
export type Confirmed =
  | { status: 'PAID'; cardName?: string | null; receiptUrl?: string | null }
  | { status: 'DECLINED' | 'CANCELLED' | 'EXPIRED'; reason: string }
/** OPEN: the payer has not agreed yet, and may still do so. */
export type ConfirmResult = Confirmed | { status: 'OPEN' }

/** How a payment stands at the provider. WAITING: the payer agreed and our confirmation is awaited. */
export interface ProviderPayment {
  status: 'OPEN' | 'WAITING' | 'ENDED'
  /** 0 before the provider knows the payment. */
  amount: number
  cancelledAmount: number
  /** Set once it ended. */
  outcome: Confirmed | null
}
export interface ProviderEvent {
  eventId: string
  type: 'PAID' | 'CANCELLED' | 'FAILED'
  paymentKey: string
  orderNo: string
  /** What may be stored of it: no secret, nothing of the payer's card. */
  body: Record<string, unknown>
}

/** A payment provider. Every call that moves money carries a key that makes repeating it safe. */
export interface PaymentGateway {
  name: string
  /** Starts a payment and says where the browser goes. */
  begin: (input: Beginning) => Promise<{ redirectUrl: string; paymentKey: string }>
  /** Asks the provider to take the money. */
  confirm: (input: {
    paymentKey: string
    /** The provider's own key, where the payer came back with one. */
    returnKey: string | null
    orderNo: string
    amount: number
    idempotencyKey: string
  }) => Promise<ConfirmResult>
  /** What the provider says today; null for a payment it does not know. */
  find: (paymentKey: string, returnKey?: string | null) => Promise<ProviderPayment | null>
  /** Ends a payment that nobody has paid yet, and says how it stands then; one that was paid stays paid. */
  close: (paymentKey: string) => Promise<ProviderPayment | null>
  /** Gives money back. The sum is what went back of this payment altogether. */
  cancel: (input: { paymentKey: string; amount: number; reason: string; idempotencyKey: string }) => Promise<{
    cancelledAmount: number
  }>
  /** The event, if signature and time hold; over the bytes as they came. `NOTHING`: a genuine one that asks for nothing. */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ) => ProviderEvent | 'NOTHING' | null
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
