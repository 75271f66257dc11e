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
  payMethodList.VIRTUAL_ACCOUNT,
  payMethodList.PHONE,
]

type WindowMethod = Pick<PortoneWindow, 'payMethod' | 'card' | 'easyPay' | 'transfer' | 'virtualAccount'>
const receiptTypes = { INCOME: 'PERSONAL', EXPENSE: 'CORPORATE' } as const
const receiptOf = ({ receiptKind }: WindowOptions) =>
  receiptKind && { cashReceiptType: receiptTypes[receiptKind] }

const HOUR_MS = 3_600_000
/** The longest that a company behind PortOne surely lets a virtual account wait. */
const MAX_HOURS = 720

interface WindowInput {
  method: PayMethod
  depositDueAt: Date
  createdAt: Date
  options?: WindowOptions | undefined
}

/** How the window is asked to be paid, with what the payer chose before. */
export function windowMethod({
  method,
  depositDueAt,
  createdAt,
  options = nothingChosen,
}: WindowInput): WindowMethod {
  const name = payMethodName(method)
  switch (name) {
    case 'KAKAOPAY':
    case 'NAVERPAY':
    case 'TOSSPAY':
      return { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: name } }
    case 'TRANSFER':
      return { payMethod: 'TRANSFER', ...(options.receiptKind && { transfer: { ...receiptOf(options) } }) }
    case 'VIRTUAL_ACCOUNT': {
      const hours = Math.floor((depositDueAt.getTime() - createdAt.getTime()) / HOUR_MS)
      const validHours = Math.min(MAX_HOURS, Math.max(1, hours))
      return {
        payMethod: 'VIRTUAL_ACCOUNT',
        virtualAccount: { accountExpiry: { validHours }, ...receiptOf(options) },
      }
    }
    case 'PHONE':
      return { payMethod: 'MOBILE' }
    case 'CARD':
    case 'FOREIGN_CARD':
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
