interface Paid {
  paidAmount: number
  refundedAmount: number
}

/** What may still be given back, in the smallest unit: never above what was paid, never below nothing. docs/rules.md R-170. */
export const refundable = ({ paidAmount, refundedAmount }: Paid) =>
  Math.min(Math.max(0, paidAmount), Math.max(0, paidAmount - refundedAmount))

/** Whether this sum may go back now: something, and no more than is left. docs/rules.md R-170. */
export const isRefundable = (amount: number, paid: Paid) => amount > 0 && amount <= refundable(paid)

/**
 * Stored with what is sold; raised whenever the terms change. 1: everything goes back once the seller agrees. 2: what was not
 * used, computed by `refund-policy.rules.ts`. docs/rules.md R-171.
 */
export const REFUND_TERMS_VERSION = 2

/** From here on a refund asks for a recent proof of who gives it: a million won, or a thousand dollars in cents. R-263. */
const largeFrom = { KRW: 1_000_000, USD: 100_000 } as const
export const isLargeRefund = (amount: number, currency: keyof typeof largeFrom) =>
  amount >= largeFrom[currency]
