import { useState } from 'react'
import {
  asksReceiptNumber,
  isReceiptNumber,
  takesCashReceipt,
  type CashReceiptKind,
} from 'contract/money/orders/cash-receipts.rules'
import type { CashReceiptRequest } from 'contract/money/orders/cash-receipts.schemas'
import { offeredWay, type PaidMethod, type PaymentInfo } from './payment-info.ts'

interface TypedReceipt {
  kind: CashReceiptKind | 'NONE'
  /** Digits for each kind, so that changing the kind loses nothing. */
  numbers: Record<CashReceiptKind, string>
}

/** What a buyer who pays from a bank account wants on the cash receipt. */
export function useCashReceipt(info: Pick<PaymentInfo, 'currency' | 'orderer' | 'methods'>) {
  const [typed, change] = useState<TypedReceipt>({
    kind: 'NONE',
    numbers: { INCOME: info.orderer.phone ?? '', EXPENSE: '' },
  })
  const [isPressed, setPressed] = useState(false)
  const { kind, numbers } = typed
  const isOffered = (method: PaidMethod) => {
    const currency = offeredWay(info, method)?.charge?.currency ?? info.currency
    return takesCashReceipt({ ...method, currency })
  }
  const isWrong = (method: PaidMethod) =>
    kind !== 'NONE' && isOffered(method) && asksReceiptNumber(method) && !isReceiptNumber(kind, numbers[kind])
  function requestFor(method: PaidMethod): CashReceiptRequest | null {
    if (kind === 'NONE' || !isOffered(method)) return null
    return { kind, number: asksReceiptNumber(method) ? numbers[kind] : null }
  }
  return {
    typed,
    change,
    isOffered,
    requestFor,
    hasComplaint: (method: PaidMethod) => isPressed && isWrong(method),
    /** Notes that somebody wants to pay; whether the number keeps them from it. */
    press: (method: PaidMethod) => {
      setPressed(true)
      return isWrong(method)
    },
  }
}
export type CashReceiptForm = ReturnType<typeof useCashReceipt>
