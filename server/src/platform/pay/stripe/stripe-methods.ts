import {
  payMethodList,
  payMethodName,
  type PayMethod,
  type PayMethodName,
} from 'contract/money/orders/pay-methods.rules'
import type { Currency } from 'contract/values/ids'
import type { Form } from './stripe-client.ts'

/** Korean cards and wallets are taken in won alone, and only once they are activated in the account. */
export const stripeMethods: Readonly<Record<Currency, readonly PayMethod[]>> = {
  KRW: [payMethodList.KAKAOPAY, payMethodList.NAVERPAY, payMethodList.CARD, payMethodList.FOREIGN_CARD],
  USD: [payMethodList.FOREIGN_CARD],
}

const types: Partial<Record<PayMethodName, string>> = {
  KAKAOPAY: 'kakao_pay',
  NAVERPAY: 'naver_pay',
  CARD: 'kr_card',
}
const typeOf = (method: PayMethod) => types[payMethodName(method) ?? 'FOREIGN_CARD'] ?? 'card'

/** How a page is asked to be paid. Whatever it is, the money is only authorized there. */
export function wayOf(method: PayMethod) {
  const type = typeOf(method)
  return {
    payment_method_types: [type],
    // Stripe knows the setting of the whole payment for cards of networks; other ways have a setting of their own.
    ...(type === 'card'
      ? { payment_intent_data: { capture_method: 'manual' } }
      : { payment_method_options: { [type]: { capture_method: 'manual' } } }),
  } satisfies Form
}
