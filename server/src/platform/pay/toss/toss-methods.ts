import { nothingChosen, type WindowOptions } from 'contract/money/orders/card-options.rules'
import { cardCodeAt } from '../card-codes.ts'
import { bankNames, type BankCode } from 'contract/money/orders/banks.rules'
import {
  payMethodList,
  payMethodName,
  payMethodNames,
  type PayMethod,
} from 'contract/money/orders/pay-methods.rules'

/** What the window takes in won. PayPal takes dollars alone, and needs another contract. */
export const wonMethods = payMethodNames
  .filter((name) => name !== 'PAYPAL')
  .map((name) => payMethodList[name])

const HOUR_MS = 3_600_000
/** The longest that the provider lets a virtual account wait. */
const MAX_HOURS = 720

interface WindowInput {
  method: PayMethod
  depositDueAt: Date
  createdAt: Date
  options?: WindowOptions | undefined
}
/** What the window is asked for beside the order. A wallet opens at once instead of the list of cards. */
export function windowRequest({
  method,
  depositDueAt,
  createdAt,
  options = nothingChosen,
}: WindowInput): Record<string, unknown> {
  const name = payMethodName(method)
  switch (name) {
    case 'KAKAOPAY':
    case 'NAVERPAY':
    case 'TOSSPAY':
      return { method: 'CARD', card: { flowMode: 'DIRECT', easyPay: name } }
    case 'FOREIGN_CARD':
      return { method: 'CARD', card: { useInternationalCardOnly: true } }
    case 'VIRTUAL_ACCOUNT': {
      const hours = Math.floor((depositDueAt.getTime() - createdAt.getTime()) / HOUR_MS)
      const validHours = Math.min(MAX_HOURS, Math.max(1, hours))
      return {
        method: 'VIRTUAL_ACCOUNT',
        virtualAccount: { validHours, useEscrow: false, ...receiptOf(options) },
      }
    }
    case 'PHONE':
      return { method: 'MOBILE_PHONE' }
    case 'TRANSFER':
      return { method: 'TRANSFER', ...(options.receiptKind && { transfer: receiptOf(options) }) }
    case 'CARD':
      return { method: 'CARD', ...cardOf(options) }
    case 'PAYPAL':
    case undefined:
      return { method: 'CARD' }
  }
}

const receiptTypes = { INCOME: '소득공제', EXPENSE: '지출증빙' } as const
const receiptOf = ({ receiptKind }: WindowOptions) =>
  receiptKind && { cashReceipt: { type: receiptTypes[receiptKind] } }

/** The window shows this company alone, and splits the payment as it was chosen. */
function cardOf({ cardCompany, instalmentMonths }: WindowOptions) {
  if (cardCompany === null && instalmentMonths === null) return null
  return {
    card: {
      ...(cardCompany && { cardCompany: cardCodeAt('toss', cardCompany) }),
      ...(instalmentMonths !== null && { cardInstallmentPlan: instalmentMonths }),
    },
  }
}

/** The provider numbers banks with two digits, which are the last ones of ours; 국민은행 alone is 4 for us and 6 there. */
const twoDigits = (number: number) => String(number).padStart(2, '0')
const kookmin = { ours: `0${twoDigits(4)}`, theirs: twoDigits(6) }

export const tossBank = (code: string) => (code === kookmin.ours ? kookmin.theirs : code.slice(1))
export function bankOfToss(code: string) {
  const ours = code === kookmin.theirs ? kookmin.ours : `0${code}`
  return isBank(ours) ? bankNames[ours] : code
}
const isBank = (code: string): code is BankCode => code in bankNames
