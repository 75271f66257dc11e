import { randomInt } from 'node:crypto'
import type { CardCompany } from 'contract/money/orders/card-options.rules'
import type { CashReceiptKind } from 'contract/money/orders/cash-receipts.rules'
import type { PayMethodName } from 'contract/money/orders/pay-methods.rules'

type SandboxStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'ABORTED'
  | 'EXPIRED'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'

/** An account that was issued for one payment. */
interface SandboxAccount {
  bankName: string
  accountNumber: string
  holder: string
  dueAt: number
}
/** How the payer asked the provider to behave, to try out what a shop does then. */
export interface Trial {
  events: 'ONCE' | 'TWICE' | 'LATE' | 'NEVER'
  answers: 'AT_ONCE' | 'SLOWLY'
}
/**
 * A payment as the sandbox provider keeps it. Its life: READY → IN_PROGRESS → DONE → (PARTIAL_)CANCELED, or ABORTED, EXPIRED.
 * A virtual account waits between IN_PROGRESS and DONE.
 */
export interface SandboxPayment {
  paymentKey: string
  orderNo: string
  orderName: string
  shopName: string
  customerName: string
  amount: number
  currency: 'KRW' | 'USD'
  method: PayMethodName
  /** What the buyer chose at the shop. */
  receiptKind?: CashReceiptKind | null
  instalmentMonths?: number | null
  cardCompany?: CardCompany | null
  depositDueAt: number
  account: SandboxAccount | null
  cancelledAmount: number
  status: SandboxStatus
  failReason: string | null
  cardName: string | null
  successUrl: string
  failUrl: string
  webhookUrl: string | null
  createdAt: number
  trial: Trial
}

const LIFE_MS = 30 * 60_000
export const NO_TRIAL: Trial = { events: 'ONCE', answers: 'AT_ONCE' }

export class Wrong extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The payment as it stands at a moment: what nobody agreed to, or paid to, in time is over. */
export function aged(payment: SandboxPayment, now: number): SandboxPayment {
  const isOpen = payment.status === 'READY' || payment.status === 'IN_PROGRESS'
  const isLate = payment.status === 'WAITING_FOR_DEPOSIT' && payment.account && now > payment.account.dueAt
  return isLate || (isOpen && now - payment.createdAt > LIFE_MS)
    ? { ...payment, status: 'EXPIRED', failReason: 'EXPIRED' }
    : payment
}

export type DeclineReason =
  | 'REJECT_CARD_COMPANY'
  | 'EXCEED_MAX_AMOUNT'
  | 'REJECT_CARD_PAYMENT'
  | 'INVALID_STOPPED_CARD'
  | 'NOT_SUPPORTED_CARD_TYPE'
  | 'REJECT_ACCOUNT_PAYMENT'
  | 'NOT_AVAILABLE_BANK'
  | 'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT'
  | 'INVALID_PASSWORD'
  | 'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT'
  | 'INVALID_AUTHORIZE_AUTH'
  | 'INSTRUMENT_DECLINED'
/** The reasons for which a payment is refused on request, by method. */
export const declineReasons: Record<PayMethodName, readonly DeclineReason[]> = {
  CARD: ['REJECT_CARD_COMPANY', 'EXCEED_MAX_AMOUNT', 'REJECT_CARD_PAYMENT', 'INVALID_STOPPED_CARD'],
  FOREIGN_CARD: ['REJECT_CARD_COMPANY', 'NOT_SUPPORTED_CARD_TYPE'],
  TRANSFER: ['REJECT_ACCOUNT_PAYMENT', 'NOT_AVAILABLE_BANK', 'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT'],
  VIRTUAL_ACCOUNT: ['NOT_AVAILABLE_BANK'],
  KAKAOPAY: ['INVALID_PASSWORD', 'REJECT_ACCOUNT_PAYMENT'],
  NAVERPAY: ['INVALID_PASSWORD', 'REJECT_ACCOUNT_PAYMENT'],
  TOSSPAY: ['INVALID_PASSWORD', 'REJECT_ACCOUNT_PAYMENT'],
  PHONE: ['EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT', 'INVALID_AUTHORIZE_AUTH'],
  PAYPAL: ['INSTRUMENT_DECLINED'],
}

const payerNames: Record<PayMethodName, string> = {
  CARD: 'Sandbox 4242',
  FOREIGN_CARD: 'Sandbox Visa 4242',
  TRANSFER: 'Sandbox Bank',
  VIRTUAL_ACCOUNT: 'Sandbox Bank',
  KAKAOPAY: 'Sandbox Money',
  NAVERPAY: 'Sandbox Money',
  TOSSPAY: 'Sandbox Money',
  PHONE: '010-****-1234',
  PAYPAL: 'buyer@example.com',
}

export type Choice = 'pay' | 'decline' | 'cancel'
/** The payer agreed, refused, or the card did. */
export function decided(
  payment: SandboxPayment,
  { choice, reason, trial = payment.trial }: { choice: Choice; reason?: string | undefined; trial?: Trial },
): SandboxPayment {
  if (payment.status !== 'READY') return payment
  if (choice === 'pay')
    return { ...payment, status: 'IN_PROGRESS', cardName: payerNames[payment.method], trial }
  const [first = 'REJECT_CARD_COMPANY'] = declineReasons[payment.method]
  const declined = declineReasons[payment.method].find((one) => one === reason) ?? first
  const failReason = choice === 'cancel' ? 'PAY_PROCESS_CANCELED' : declined
  return { ...payment, status: 'ABORTED', failReason, trial }
}

/** The deposit comes to the account, or its time is over at once. */
export function deposited(payment: SandboxPayment, choice: 'deposit' | 'expire'): SandboxPayment {
  if (payment.status !== 'WAITING_FOR_DEPOSIT') return payment
  return choice === 'deposit'
    ? { ...payment, status: 'DONE' }
    : { ...payment, status: 'EXPIRED', failReason: 'EXPIRED' }
}

/** The merchant ends what nobody paid. */
export function closed(payment: SandboxPayment): SandboxPayment {
  const isOpen = ['READY', 'IN_PROGRESS', 'WAITING_FOR_DEPOSIT'].includes(payment.status)
  return isOpen ? { ...payment, status: 'EXPIRED', failReason: 'CLOSED_BY_MERCHANT' } : payment
}

/** Takes the money, once: only what the payer agreed to, and only this amount. A virtual account is issued instead. */
export function confirmed(
  payment: SandboxPayment,
  input: { orderNo: string; amount: number },
): SandboxPayment {
  if (payment.orderNo !== input.orderNo || payment.amount !== input.amount) {
    throw new Wrong('INVALID_REQUEST', 'order or amount differ from the payment')
  }
  if (payment.status !== 'IN_PROGRESS') return payment
  if (payment.method !== 'VIRTUAL_ACCOUNT') return { ...payment, status: 'DONE' }
  return { ...payment, status: 'WAITING_FOR_DEPOSIT', account: payment.account ?? issuedFor(payment) }
}

// The letter makes sure that no bank takes it for a number of its own.
const issuedFor = ({ customerName, depositDueAt }: SandboxPayment): SandboxAccount => ({
  bankName: '서당시험은행',
  accountNumber: `X${randomInt(10 ** 11, 10 ** 12)}`,
  holder: customerName,
  dueAt: depositDueAt,
})

interface Cancellation {
  amount: number
  refundAccount?: { bankCode: string; accountNumber: string; holder: string } | null | undefined
}
/** Gives back a part or all; never more than is left. What was paid to a virtual account goes to an account of the buyer. */
export function cancelled(payment: SandboxPayment, { amount, refundAccount }: Cancellation): SandboxPayment {
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') {
    throw new Wrong('NOT_CANCELABLE_PAYMENT', `the payment is ${payment.status}`)
  }
  if (payment.method === 'VIRTUAL_ACCOUNT' && !/^\d{7,20}$/.test(refundAccount?.accountNumber ?? ''))
    throw new Wrong('INVALID_REFUND_ACCOUNT_INFO', 'a deposit goes back to an account')
  const left = payment.amount - payment.cancelledAmount
  if (amount <= 0 || amount > left) throw new Wrong('NOT_CANCELABLE_AMOUNT', `${left} is left`)
  const cancelledAmount = payment.cancelledAmount + amount
  return { ...payment, cancelledAmount, status: amount === left ? 'CANCELED' : 'PARTIAL_CANCELED' }
}
