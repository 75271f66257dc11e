/** What the check of the night counts where it does not agree. docs/rules.md R-818. */
export const ledgerDifferences = [
  'ORDER_ITEMS',
  'ORDER_LEDGER',
  'PAYMENT_LEDGER',
  'REFUND_LEDGER',
  'REFUNDS_ABOVE_PAID',
  'COUPON_USES',
  'SEATS',
  'OPEN_PAYMENTS',
  'STATEMENTS',
] as const
export type LedgerDifference = (typeof ledgerDifferences)[number]
