const MINUTE_MS = 60_000
/** Longer than a payer stays in the window of any of the companies behind PortOne. */
const OPEN_MS = 40 * MINUTE_MS

/**
 * The number under which PortOne knows a payment, in the 40 characters that every company behind it allows. The same payment has
 * the same one; it contains when the payment was begun, because PortOne ends no payment that nobody agreed to.
 */
export function paymentIdOf({ idempotencyKey, createdAt }: { idempotencyKey: string; createdAt: Date }) {
  const number = BigInt(`0x${idempotencyKey.replaceAll('-', '')}`)
  return `sd-${createdAt.getTime().toString(36)}-${number.toString(36)}`
}

export const begunAt = (paymentId: string) => new Date(Number.parseInt(paymentId.split('-')[1] ?? '', 36))

/** Whether the payer may still agree. */
export const mayStillBePaid = (paymentId: string, now: Date) =>
  now.getTime() <= begunAt(paymentId).getTime() + OPEN_MS
