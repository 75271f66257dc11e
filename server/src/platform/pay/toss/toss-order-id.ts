const MINUTE_MS = 60_000
/** A payer has 30 minutes to agree, and we have 10 more to take the money. */
const OPEN_MS = 40 * MINUTE_MS

/**
 * The number under which the provider knows a payment. The same payment has the same one; it contains when the payment was
 * begun, because the provider keeps nothing of payments to which nobody agreed.
 */
export const orderIdOf = ({ idempotencyKey, createdAt }: { idempotencyKey: string; createdAt: Date }) =>
  `sd-${createdAt.getTime().toString(36)}-${idempotencyKey}`

/** Whether the payer may still agree, or we may still take the money. */
export function mayStillBePaid(orderId: string, now: Date) {
  const begunAt = Number.parseInt(orderId.split('-')[1] ?? '', 36)
  return now.getTime() <= begunAt + OPEN_MS
}
