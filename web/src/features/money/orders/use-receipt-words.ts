import { asksReceiptNumber } from 'contract/money/orders/cash-receipts.rules'
import type { Order } from 'contract/money/orders/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { cashReceiptMessages } from './cash-receipt.messages.ts'

/** What became of the cash receipt of an order, in words; null where there is none. */
export function useReceiptWords({ cashReceipt, payMethodCd, state }: Order) {
  const t = useMessages(cashReceiptMessages)
  if (!cashReceipt) return null
  const kind = t(cashReceipt.kind)
  const { issueNumber, numberEnd } = cashReceipt
  if (issueNumber !== null) return t('issued', { kind, number: issueNumber })
  if (state === 'REFUNDED') return null
  if (asksReceiptNumber({ payMethodCd }) && numberEnd !== null) return t('awaited', { kind, end: numberEnd })
  return t('awaitedThere', { kind })
}
