import { depositMethods } from 'contract/values/type-codes'

interface Payment {
  payMethodCd: string
  isSettled: boolean
  isUnsure: boolean
  isRefunding: boolean
  /** Whether the provider it was made with can be asked. */
  isReachable: boolean
}
/** Why a payment cannot go back together with others; null where it can. docs/rules.md R-749. */
export function refundBlock(payment: Payment): 'VIRTUAL_ACCOUNT' | 'SETTLED' | 'OTHER' | null {
  if (payment.payMethodCd === depositMethods.virtualAccount) return 'VIRTUAL_ACCOUNT'
  if (payment.isSettled) return 'SETTLED'
  const isByHand = payment.payMethodCd === depositMethods.bank
  return isByHand || payment.isUnsure || payment.isRefunding || !payment.isReachable ? 'OTHER' : null
}
