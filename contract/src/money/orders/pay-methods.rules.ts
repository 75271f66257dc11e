import { keysOf } from '../../values/records.ts'
import { payMethods } from '../../values/type-codes.ts'

/** The services behind `payMethodCd` 04: wallets, and the telephone bill. */
export const mobilePays = ['KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'PHONE'] as const
export type MobilePay = (typeof mobilePays)[number]

/** A way to pay through a provider. */
export type PayMethod =
  | { payMethodCd: typeof payMethods.mobile; mobilePay: MobilePay }
  | {
      payMethodCd:
        | typeof payMethods.card
        | typeof payMethods.foreignCard
        | typeof payMethods.transfer
        | typeof payMethods.virtualAccount
        | typeof payMethods.paypal
      mobilePay: null
    }

/** Every way to pay through a provider, in the order in which a checkout shows them. */
export const payMethodList = {
  KAKAOPAY: { payMethodCd: payMethods.mobile, mobilePay: 'KAKAOPAY' },
  NAVERPAY: { payMethodCd: payMethods.mobile, mobilePay: 'NAVERPAY' },
  TOSSPAY: { payMethodCd: payMethods.mobile, mobilePay: 'TOSSPAY' },
  CARD: { payMethodCd: payMethods.card, mobilePay: null },
  TRANSFER: { payMethodCd: payMethods.transfer, mobilePay: null },
  VIRTUAL_ACCOUNT: { payMethodCd: payMethods.virtualAccount, mobilePay: null },
  PHONE: { payMethodCd: payMethods.mobile, mobilePay: 'PHONE' },
  FOREIGN_CARD: { payMethodCd: payMethods.foreignCard, mobilePay: null },
  PAYPAL: { payMethodCd: payMethods.paypal, mobilePay: null },
} as const satisfies Record<string, PayMethod>
export type PayMethodName = keyof typeof payMethodList
export const payMethodNames = keysOf(payMethodList)

interface AnyMethod {
  payMethodCd: string
  mobilePay: string | null
}
export const isSameMethod = (one: AnyMethod, other: AnyMethod) =>
  one.payMethodCd === other.payMethodCd && one.mobilePay === other.mobilePay

/** The name of a way to pay; undefined for those without a provider. */
export const payMethodName = (method: AnyMethod) =>
  payMethodNames.find((name) => isSameMethod(payMethodList[name], method))

export const depositMethod = { payMethodCd: payMethods.deposit, mobilePay: null } as const
/** A way to pay that a buyer can choose: through a provider, or to the account of the site. */
export type BuyerMethod = PayMethod | typeof depositMethod

/** What a buyer chose; null for what is no way to pay. */
export function buyerMethod({ payMethodCd, mobilePay = null }: ChosenMethod): BuyerMethod | null {
  const chosen = { payMethodCd, mobilePay }
  if (isSameMethod(depositMethod, chosen)) return depositMethod
  const name = payMethodName(chosen)
  return name ? payMethodList[name] : null
}
interface ChosenMethod {
  payMethodCd: string
  mobilePay?: string | null | undefined
}
