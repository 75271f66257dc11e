import { ORDER_YEARS } from 'contract/money/orders/retention.schemas'

const SEOUL_OFFSET = 9 * 60 * 60 * 1000

/** Five years to the day, in Seoul. docs/rules.md R-194. */
export function retainedUntil(paidAt: Date) {
  const there = new Date(paidAt.getTime() + SEOUL_OFFSET)
  there.setUTCFullYear(there.getUTCFullYear() + ORDER_YEARS)
  return new Date(there.getTime() - SEOUL_OFFSET)
}

/** Under which label an orderer is locked away. */
export const retainedLabel = (orderSeq: number) => `orderer:${orderSeq}`
