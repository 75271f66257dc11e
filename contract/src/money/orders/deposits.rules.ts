import { moveDay, seoulDay } from '../../values/korea-time.ts'

/** Until when a deposit may come: the last second of the day in Seoul, so many days from now. docs/rules.md R-731. */
export const depositDue = (now: Date, dueDays: number) =>
  new Date(`${moveDay(seoulDay(now), dueDays)}T23:59:59+09:00`)

interface Awaited {
  orderState: string
  paymentState: string
  totalAmount: number
}
/**
 * Why a deposit of this amount cannot be confirmed; null where it can. What ran out may still be confirmed, as long as its
 * buyer did not cancel. docs/rules.md R-732.
 */
export function checkDeposit({ orderState, paymentState, totalAmount }: Awaited, amount: number) {
  const isAwaited = orderState === 'CREATED' && paymentState === 'REQUESTED'
  const isLate = orderState === 'EXPIRED' && paymentState === 'EXPIRED'
  if (!isAwaited && !isLate) return 'DEPOSIT_NOT_AWAITED'
  if (amount < totalAmount) return 'DEPOSIT_TOO_LITTLE'
  return amount > totalAmount ? 'DEPOSIT_TOO_MUCH' : null
}

/** So many deposits are confirmed at once. */
export const MAX_CONFIRMED = 100
/** Deposits that ran out are listed for so many days: they may still come. */
export const LATE_DAYS = 14
export const LONGEST_DEPOSITOR = 60
