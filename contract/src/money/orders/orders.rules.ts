export const orderStates = [
  'CREATED',
  'PAID',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
] as const
/** Minutes a seat is held from pressing "pay". */
export const SEAT_HOLD_MINUTES = 15
