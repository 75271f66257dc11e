import { balanceOf } from 'contract/money/settlements/payouts.rules'
import { monthOf, statementOf } from 'contract/money/settlements/settlements.rules'
import type { Settlement } from 'contract/money/settlements/schemas'
import type { StatementRow } from './settlements.queries.ts'

/** A closed statement with the state of its payout. One that leaves nothing to pay stays closed. */
export const closedView = (row: StatementRow): Settlement => ({
  ...row,
  ...statementOf(row, row.feeRate),
  month: monthOf(row.month),
  state: row.state ?? 'CLOSED',
  isTest: false,
  balance: row.balance ?? 0,
  withholdingAmount: row.withholdingAmount ?? 0,
  movedTo: row.movedTo && monthOf(row.movedTo),
})

type OpenRow = Pick<
  Settlement,
  | 'month'
  | 'currency'
  | 'salesAmount'
  | 'salesCount'
  | 'refundAmount'
  | 'refundCount'
  | 'feeRate'
  | 'collectedAmount'
  | 'arrearsAmount'
  | 'isTest'
>
/** What a month comes to so far. */
export function openView(row: OpenRow): Settlement {
  const charges = statementOf(row, row.feeRate)
  return {
    ...row,
    ...charges,
    state: 'OPEN',
    balance: balanceOf({ ...row, ...charges }),
    withholdingAmount: 0,
    movedTo: null,
    closedAt: null,
    holdReason: null,
    paidOn: null,
    reference: null,
  }
}
