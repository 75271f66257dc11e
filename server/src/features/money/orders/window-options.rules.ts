import { nothingChosen, takesInstalments, type WindowOptions } from 'contract/money/orders/card-options.rules'
import { asksReceiptNumber, takesCashReceipt } from 'contract/money/orders/cash-receipts.rules'
import type { CashReceiptRequest } from 'contract/money/orders/cash-receipts.schemas'
import type { BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import type { Currency } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'

interface Chosen {
  method: BuyerMethod
  currency: Currency
  amount: number
  /** Whether the window of the provider takes a card company and instalments. */
  hasCardOptions: boolean
}
interface ReceivedOptions {
  cashReceipt?: CashReceiptRequest | undefined
  cardCompany?: WindowOptions['cardCompany'] | undefined
  instalmentMonths?: number | undefined
}
/** What of the buyer's choices the window of the provider is opened with. docs/rules.md. */
export function windowOptions(
  { method, currency, amount, hasCardOptions }: Chosen,
  { cashReceipt, cardCompany, instalmentMonths }: ReceivedOptions,
): WindowOptions {
  if (takesCashReceipt({ ...method, currency }) && !asksReceiptNumber(method))
    return { ...nothingChosen, receiptKind: cashReceipt?.kind ?? null }
  if (method.payMethodCd !== payMethods.card || !hasCardOptions) return nothingChosen
  return {
    ...nothingChosen,
    cardCompany: cardCompany ?? null,
    instalmentMonths: takesInstalments({ currency, amount }) ? (instalmentMonths ?? null) : null,
  }
}
