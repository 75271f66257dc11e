import { payMethodName } from 'contract/money/orders/pay-methods.rules'
import { payMethods, type PayMethodCd } from 'contract/values/type-codes'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { payMethodMessages } from './pay-methods.messages.ts'
import type { PaidMethod } from './payment-info.ts'

/** The key of a way to pay in `payMethodMessages`. */
export function methodKeyOf(method: { payMethodCd: PayMethodCd; mobilePay: PaidMethod['mobilePay'] }) {
  const name = payMethodName(method)
  if (name) return name
  return method.payMethodCd === payMethods.free ? 'FREE' : 'DEPOSIT'
}

/** Says how something was or can be paid. */
export function useMethodName() {
  const t = useMessages(payMethodMessages)
  return (method: Parameters<typeof methodKeyOf>[0]) => t(methodKeyOf(method))
}
