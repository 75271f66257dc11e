import type { Order } from 'contract/money/orders/schemas'

export type FailureReason =
  | 'CANCELLED'
  | 'REJECTED'
  | 'LIMIT'
  | 'BALANCE'
  | 'LIMIT_OR_BALANCE'
  | 'CARD_UNUSABLE'
  | 'NOT_PROVED'
  | 'INSTALMENT'
  | 'CLOSED_HOURS'
  | 'EXPIRED'
  | 'UNREACHABLE'
  | 'UNKNOWN'

/** The codes as the payment providers document them: Toss Payments, PayPal, Stripe. */
const codes: readonly (readonly [FailureReason, readonly string[]])[] = [
  ['CANCELLED', ['PAY_PROCESS_CANCELED', 'PAY_PROCESS_CANCELLED', 'USER_CANCEL']],
  ['REJECTED', ['REJECT_CARD_COMPANY', 'FDS_ERROR', 'INSTRUMENT_DECLINED', 'CARD_DECLINED']],
  [
    'LIMIT',
    [
      'EXCEED_MAX_DAILY_PAYMENT_COUNT',
      'EXCEED_MAX_PAYMENT_AMOUNT',
      'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
      'EXCEED_MAX_AMOUNT',
      'EXCEED_MAX_ONE_DAY_AMOUNT',
      'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
      'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
      'TRANSACTION_LIMIT_EXCEEDED',
    ],
  ],
  ['BALANCE', ['REJECT_ACCOUNT_PAYMENT', 'INSUFFICIENT_FUNDS']],
  ['LIMIT_OR_BALANCE', ['REJECT_CARD_PAYMENT']],
  [
    'CARD_UNUSABLE',
    [
      'INVALID_REJECT_CARD',
      'INVALID_CARD_EXPIRATION',
      'INVALID_STOPPED_CARD',
      'INVALID_CARD_LOST_OR_STOLEN',
      'INVALID_CARD_NUMBER',
      'INVALID_CARD_COMPANY',
      'NOT_SUPPORTED_CARD_TYPE',
      'CARD_EXPIRED',
      'EXPIRED_CARD',
    ],
  ],
  [
    'NOT_PROVED',
    ['INVALID_PASSWORD', 'INVALID_CARD_PASSWORD', 'EXCEED_MAX_AUTH_COUNT', 'INVALID_AUTHORIZE_AUTH'],
  ],
  [
    'INSTALMENT',
    [
      'INVALID_CARD_INSTALLMENT_PLAN',
      'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
      'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
      'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
    ],
  ],
  ['CLOSED_HOURS', ['NOT_AVAILABLE_BANK', 'NOT_AVAILABLE_PAYMENT', 'MAINTAINED_METHOD']],
  ['EXPIRED', ['EXPIRED', 'NOT_FOUND_PAYMENT_SESSION', 'ORDER_EXPIRED']],
  [
    'UNREACHABLE',
    [
      'PROVIDER_ERROR',
      'CARD_PROCESSING_ERROR',
      'PROCESSING_ERROR',
      'FAILED_INTERNAL_SYSTEM_PROCESSING',
      'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
      'FAILED_CARD_COMPANY',
    ],
  ],
]

/** Why nothing was paid, from the code of a provider. An unknown code has no reason that could be stated. */
export function reasonOfCode(code: string): FailureReason {
  const known = code.toUpperCase()
  return codes.find(([, list]) => list.includes(known))?.[0] ?? 'UNKNOWN'
}

/** The code of the address first, then that of the order; where neither is known, what became of the order. */
export function failureReason(code: string, { failReason, state }: Pick<Order, 'failReason' | 'state'>) {
  const known = [code, failReason ?? ''].map(reasonOfCode).find((reason) => reason !== 'UNKNOWN')
  if (known) return known
  if (state === 'CANCELLED') return 'CANCELLED'
  return state === 'EXPIRED' ? 'EXPIRED' : 'UNKNOWN'
}

/** What became of an order: `KEPT` money was paid and kept, `OPEN` it is being paid, `UNPAID` its last payment failed. */
export function outcomeOf({ state, failReason }: Pick<Order, 'state' | 'failReason'>) {
  switch (state) {
    case 'PAID':
    case 'PARTIALLY_REFUNDED':
      return 'KEPT'
    case 'REFUNDED':
      return 'REFUNDED'
    case 'CREATED':
      return failReason === null ? 'OPEN' : 'UNPAID'
    case 'FAILED':
    case 'EXPIRED':
    case 'CANCELLED':
      return 'UNPAID'
  }
}
