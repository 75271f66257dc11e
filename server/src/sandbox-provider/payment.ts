/** A payment as the sandbox provider keeps it. Its life: READY → IN_PROGRESS → DONE → (PARTIAL_)CANCELED, or ABORTED, EXPIRED. */
export interface SandboxPayment {
  paymentKey: string
  orderNo: string
  orderName: string
  shopName: string
  customerName: string
  amount: number
  currency: 'KRW' | 'USD'
  cancelledAmount: number
  status: 'READY' | 'IN_PROGRESS' | 'DONE' | 'ABORTED' | 'EXPIRED' | 'CANCELED' | 'PARTIAL_CANCELED'
  failReason: string | null
  cardName: string | null
  successUrl: string
  failUrl: string
  webhookUrl: string | null
  createdAt: number
}

const LIFE_MS = 30 * 60_000

export class Wrong extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The payment as it stands at a moment: what nobody agreed to in time is over. */
export function aged(payment: SandboxPayment, now: number): SandboxPayment {
  const isOpen = payment.status === 'READY' || payment.status === 'IN_PROGRESS'
  return isOpen && now - payment.createdAt > LIFE_MS
    ? { ...payment, status: 'EXPIRED', failReason: 'EXPIRED' }
    : payment
}

/** The payer agreed, refused, or the card did. */
export function decided(payment: SandboxPayment, choice: 'pay' | 'decline' | 'cancel'): SandboxPayment {
  if (payment.status !== 'READY') return payment
  if (choice === 'pay') return { ...payment, status: 'IN_PROGRESS', cardName: 'Sandbox 4242' }
  const failReason = choice === 'cancel' ? 'PAY_PROCESS_CANCELED' : 'REJECT_CARD_COMPANY'
  return { ...payment, status: 'ABORTED', failReason }
}

/** The merchant ends what nobody paid. */
export function closed(payment: SandboxPayment): SandboxPayment {
  const isOpen = payment.status === 'READY' || payment.status === 'IN_PROGRESS'
  return isOpen ? { ...payment, status: 'EXPIRED', failReason: 'CLOSED_BY_MERCHANT' } : payment
}

/** Takes the money, once: only what the payer agreed to, and only this amount. */
export function confirmed(
  payment: SandboxPayment,
  input: { orderNo: string; amount: number },
): SandboxPayment {
  if (payment.orderNo !== input.orderNo || payment.amount !== input.amount) {
    throw new Wrong('INVALID_REQUEST', 'order or amount differ from the payment')
  }
  return payment.status === 'IN_PROGRESS' ? { ...payment, status: 'DONE' } : payment
}

/** Gives back a part or all; never more than is left. */
export function cancelled(payment: SandboxPayment, amount: number): SandboxPayment {
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') {
    throw new Wrong('NOT_CANCELABLE_PAYMENT', `the payment is ${payment.status}`)
  }
  const left = payment.amount - payment.cancelledAmount
  if (amount <= 0 || amount > left) throw new Wrong('NOT_CANCELABLE_AMOUNT', `${left} is left`)
  const cancelledAmount = payment.cancelledAmount + amount
  return { ...payment, cancelledAmount, status: amount === left ? 'CANCELED' : 'PARTIAL_CANCELED' }
}
