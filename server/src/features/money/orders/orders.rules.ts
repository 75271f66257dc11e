import { SEAT_HOLD_MINUTES } from 'contract/money/orders/orders.rules'

/** A seat is held for a quarter of an hour from pressing "pay"; settling may keep it a little longer. */
export const holdUntil = (now: Date) => new Date(now.getTime() + SEAT_HOLD_MINUTES * 60_000)

/**
 * Whether an order and its seat wait for another payment after one failed: until its quarter of an hour is over, so that
 * trying again and again keeps a seat no longer than settling does. docs/rules.md R-860.
 */
export const isHeldAfterFailure = (
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
) => now < expiresAt && now < holdUntil(createdAt)

const SETTLE_MINUTES = 5
export const settleUntil = (now: Date) => new Date(now.getTime() + SETTLE_MINUTES * 60_000)

export const latest = (one: Date, other: Date) => (one > other ? one : other)

/** 20261121-K7Q2M9X4: the Seoul day and eight letters that nobody confuses on the phone. */
export function orderNoOf(seoulDay: string, random: Uint8Array) {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  const tail = Array.from(random.slice(0, 8), (byte) => letters[byte % letters.length]).join('')
  return `${seoulDay.replaceAll('-', '')}-${tail}`
}
