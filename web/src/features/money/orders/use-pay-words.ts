import { payMethods } from 'contract/values/type-codes'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { applicationMessages } from './application.messages.ts'
import { depositMessages } from './deposit.messages.ts'
import { orderMessages } from './orders.messages.ts'
import { payMethodMessages } from './pay-methods.messages.ts'
import { useMethodName } from './pay-methods.ts'
import type { PaidMethod } from './payment-info.ts'

/** What the button of the checkout says, and what happens after it. */
export function usePayWords(
  method: PaidMethod,
  { total, costsNothing, isApplication }: { total: string; costsNothing: boolean; isApplication: boolean },
) {
  const t = useMessages(orderMessages)
  const deposit = useMessages(depositMessages)
  const pay = useMessages(payMethodMessages)
  const application = useMessages(applicationMessages)
  const nameOf = useMethodName()
  if (costsNothing)
    return {
      button: t('free'),
      shortButton: t('free'),
      next: isApplication ? application('freeLater') : t('freeNote'),
    }
  if (method.payMethodCd === payMethods.deposit)
    return { button: deposit('order'), shortButton: deposit('order'), next: deposit('next') }
  if (method.payMethodCd === payMethods.virtualAccount)
    return { button: pay('issue'), shortButton: pay('issue'), next: pay('nextIssue') }
  if (method.payMethodCd === payMethods.card)
    return {
      button: isApplication
        ? application('payAndApply', { amount: total })
        : t('payAmount', { amount: total }),
      shortButton: t('pay'),
      next: t('next'),
    }
  const name = nameOf(method)
  return {
    button: pay('payWith', { method: name, amount: total }),
    shortButton: t('pay'),
    next: pay('nextWith', { method: name }),
  }
}
