import { nothingChosen, type WindowOptions } from 'contract/money/orders/card-options.rules'
import { cardCodeAt } from '../card-codes.ts'
import { payMethodList, payMethodName, type PayMethod } from 'contract/money/orders/pay-methods.rules'
import type { PortoneWindow } from './payment-window.ts'

/** What the window takes in won, as far as the company behind the channel does. */
export const portoneMethods: readonly PayMethod[] = [
  payMethodList.KAKAOPAY,
  payMethodList.NAVERPAY,
  payMethodList.TOSSPAY,
  payMethodList.CARD,
  payMethodList.TRANSFER,
  payMethodList.PHONE,
]

type WindowMethod = Pick<PortoneWindow, 'payMethod' | 'card' | 'easyPay' | 'transfer'>
const receiptTypes = { INCOME: 'PERSONAL', EXPENSE: 'CORPORATE' } as const

/** How the window is asked to be paid, with what the payer chose before. */
export function windowMethod(method: PayMethod, options: WindowOptions = nothingChosen): WindowMethod {
  const name = payMethodName(method)
  switch (name) {
    case 'KAKAOPAY':
    case 'NAVERPAY':
    case 'TOSSPAY':
      return { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: name } }
    case 'TRANSFER': {
      const { receiptKind } = options
      return {
        payMethod: 'TRANSFER',
        ...(receiptKind && { transfer: { cashReceiptType: receiptTypes[receiptKind] } }),
      }
    }
    case 'PHONE':
      return { payMethod: 'MOBILE' }
    case 'CARD':
    case 'FOREIGN_CARD':
    case 'VIRTUAL_ACCOUNT':
    case 'PAYPAL':
    case undefined:
      return { payMethod: 'CARD', ...cardOf(options) }
  }
}

/** One month is all at once there. */
function cardOf({ cardCompany, instalmentMonths }: WindowOptions) {
  if (cardCompany === null && instalmentMonths === null) return null
  return {
    card: {
      ...(cardCompany && { availableCards: [cardCodeAt('portone', cardCompany)] }),
      ...(instalmentMonths !== null && {
        installment: { monthOption: { fixedMonth: Math.max(1, instalmentMonths) } },
      }),
    },
  }
}
