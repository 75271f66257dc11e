import { DEFAULT_DUE_DAYS } from 'contract/money/merchants/deposit-account.rules'
import { depositDue } from 'contract/money/orders/deposits.rules'
import type { MerchantMode } from 'contract/money/merchants/schemas'
import type { Confirmed, ProviderPayment, VirtualAccount } from '../gateway.ts'
import { begunAt, mayStillBePaid } from './payment-id.ts'
import { nameOfPortoneBank } from './portone-banks.ts'
import type { PortonePayment } from './portone-client.ts'

export const ended = (status: 'EXPIRED' | 'DECLINED' | 'CANCELLED', reason: string) =>
  ({ status: 'ENDED', outcome: { status, reason } }) as const satisfies Partial<ProviderPayment>

interface Viewed {
  paymentId: string
  returnKey: string | null
  mode: MerchantMode
  now: Date
}
/** How a payment stands, from what PortOne says about it; null for one that it does not know. */
export function viewOf(
  payment: PortonePayment | null,
  { paymentId, returnKey, mode, now }: Viewed,
): ProviderPayment {
  const amount = payment?.amount.total ?? 0
  const outcome = payment && outcomeOf(payment, mode)
  if (outcome) {
    const cancelledAmount = outcome.status === 'PAID' ? (payment?.amount.cancelled ?? 0) : 0
    return { status: 'ENDED', amount, cancelledAmount, outcome }
  }
  const unpaid = { amount, cancelledAmount: 0 }
  const account = payment && accountOf(payment)
  if (account) return { ...unpaid, status: 'AWAITING_DEPOSIT', account, outcome: null }
  if (!mayStillBePaid(paymentId, now)) return { ...unpaid, ...ended('EXPIRED', 'EXPIRED') }
  const hasToken = returnKey !== null && returnKey !== paymentId
  return { ...unpaid, status: hasToken ? 'WAITING' : 'OPEN', outcome: null }
}

const closing = /취소|포기|cancel/i

const isAccount = ({ method }: PortonePayment) => method?.type === 'PaymentMethodVirtualAccount'

/** The account that waits for its deposit. */
function accountOf({ id, status, method }: PortonePayment): VirtualAccount | null {
  if (status !== 'VIRTUAL_ACCOUNT_ISSUED' || !method) return null
  const { bank = '', accountNumber = '', remitteeName = '', expiredAt } = method
  const dueAt = expiredAt === undefined ? depositDue(begunAt(id), DEFAULT_DUE_DAYS) : new Date(expiredAt)
  return { bankName: nameOfPortoneBank(bank), accountNumber, holder: remitteeName, dueAt }
}

/** Null while it is not over. */
function outcomeOf(payment: PortonePayment, mode: MerchantMode): Confirmed | null {
  // Closed before anybody paid to it.
  if (payment.status === 'CANCELLED' && isAccount(payment) && payment.paidAt === undefined)
    return { status: 'EXPIRED', reason: payment.status }
  switch (payment.status) {
    case 'VIRTUAL_ACCOUNT_ISSUED':
      return isTestMoney(payment, mode) ? { status: 'DECLINED', reason: 'TEST_CHANNEL' } : null
    case 'PAID':
    case 'PARTIAL_CANCELLED':
    case 'CANCELLED':
      return paidOutcome(payment, mode)
    case 'FAILED': {
      const { reason = '', pgCode, pgMessage = '' } = payment.failure ?? {}
      if (closing.test(`${reason} ${pgMessage} ${pgCode ?? ''}`))
        return { status: 'CANCELLED', reason: 'PAY_PROCESS_CANCELED' }
      return { status: 'DECLINED', reason: pgCode ?? 'FAILED' }
    }
    default:
      return null
  }
}

/** A payer's browser can name another channel of the same store: money of a test channel is none. */
const isTestMoney = ({ channel }: PortonePayment, mode: MerchantMode) =>
  mode === 'live' && channel?.type === 'TEST'

function paidOutcome(payment: PortonePayment, mode: MerchantMode): Confirmed {
  const { id, currency, method, receiptUrl } = payment
  if (currency !== 'KRW') throw new Error(`${id}: paid in ${currency}`)
  if (isTestMoney(payment, mode)) return { status: 'DECLINED', reason: 'TEST_CHANNEL' }
  const bankName = method?.bank === undefined ? null : nameOfPortoneBank(method.bank)
  const cardName = method?.provider ?? method?.card?.name ?? bankName
  return { status: 'PAID', cardName, receiptUrl: receiptUrl ?? null }
}
