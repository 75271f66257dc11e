import type { WindowOptions } from 'contract/money/orders/card-options.rules'
import type { PayMethod } from 'contract/money/orders/pay-methods.rules'
import type { Currency } from 'contract/values/ids'

interface Beginning {
  orderNo: string
  orderName: string
  /** In the currency's smallest unit. */
  amount: number
  currency: Currency
  customerName: string
  successUrl: string
  failUrl: string
  /** One of those that the gateway offers for the currency. */
  method: PayMethod
  /** What the payer chose before; the window asks for the rest. */
  options?: WindowOptions
  /** Until when a virtual account takes its deposit. */
  depositDueAt: Date
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
  | {
      status: 'PAID'
      /** What the buyer recognizes it by: the card, the bank, the wallet. */
      cardName?: string | null
      receiptUrl?: string | null
      cashReceiptUrl?: string | null
    }
  | { status: 'DECLINED' | 'CANCELLED' | 'EXPIRED'; reason: string }

/** The account that the provider issued for one payment. */
export interface VirtualAccount {
  /** As it is shown. */
  bankName: string
  accountNumber: string
  holder: string
  dueAt: Date
  /** Proves an event about this deposit, where the provider gives one. */
  secret?: string | null
}
/**
 * OPEN: the payer has not agreed yet, and may still do so. PENDING: the payer paid and the provider has not got the money yet.
 * AWAITING_DEPOSIT: a virtual account was issued, and nothing was paid
 * to it yet.
 */
export type ConfirmResult =
  | Confirmed
  | { status: 'OPEN' }
  | { status: 'PENDING' }
  | { status: 'AWAITING_DEPOSIT'; account: VirtualAccount }

interface PaymentAmounts {
  /** 0 before the provider knows the payment. */
  amount: number
  cancelledAmount: number
}
/**
 * How a payment stands at the provider. WAITING: the payer agreed and our confirmation is awaited. One that ended in PAID may
 * return to AWAITING_DEPOSIT where the bank reverses the deposit.
 */
export type ProviderPayment = PaymentAmounts &
  (
    | { status: 'OPEN' | 'WAITING' | 'PENDING'; outcome: null }
    | { status: 'AWAITING_DEPOSIT'; account: VirtualAccount; outcome: null }
    | { status: 'ENDED'; outcome: Confirmed }
  )

/** The account of a buyer to which the deposit of a virtual account goes back. */
export interface RefundAccount {
  /** Three digits, as Korean banks number themselves. `contract/money/orders/banks.rules.ts` */
  bankCode: string
  /** Digits alone. */
  accountNumber: string
  holder: string
}
export interface ProviderEvent {
  eventId: string
  type: 'PAID' | 'CANCELLED' | 'FAILED'
  paymentKey: string
  orderNo: string
  /** What proves an event about a deposit. It is compared with the stored one, and not stored. */
  secret?: string
  /** What may be stored of it: no secret, nothing of the payer's card. */
  body: Record<string, unknown>
}

/** `NOTHING`: a genuine event that asks for nothing. Null: one that is not believed. */
export type ReadEvent = ProviderEvent | 'NOTHING' | null

/** A payment provider. Every call that moves money carries a key that makes repeating it safe. */
export interface PaymentGateway {
  name: string
  /** Whether its window takes a card company and instalments that were chosen before, in won. */
  hasCardOptions?: boolean
  /** How people can pay in this currency; none where it cannot be paid. */
  methods: (currency: Currency) => readonly PayMethod[]
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
  /** Ends a payment that nobody has paid yet, also its virtual account, and says how it stands then; one that was paid stays paid. */
  close: (paymentKey: string) => Promise<ProviderPayment | null>
  /** Gives money back. The sum is what went back of this payment altogether. */
  cancel: (input: {
    paymentKey: string
    amount: number
    reason: string
    idempotencyKey: string
    /** Of a payment to a virtual account; null for all others. */
    refundAccount: RefundAccount | null
  }) => Promise<{ cancelledAmount: number }>
  /** The event, if signature and time hold; over the bytes as they came. */
  readWebhook: (
    headers: Readonly<Record<string, string | string[] | undefined>>,
    rawBody: Buffer,
  ) => ReadEvent | Promise<ReadEvent>
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
