import type { Language } from 'contract/i18n/languages'
import { payMethodName } from 'contract/money/orders/pay-methods.rules'
import { seoulInput } from 'contract/values/korea-time'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import { writeLines, writeNote, writeTitle, type PdfLine } from '../../../platform/pdf/pdf-lines.ts'
import { openPdf } from '../../../platform/pdf/pdf-writer.ts'
import { receiptMethods, receiptWords } from './receipt-texts.views.ts'
import type { viewOf } from './orders.views.ts'

export interface ReceiptFacts {
  order: Awaited<ReturnType<typeof viewOf>>
  siteName: string
  /** Name, representative and number of the business, where the site states them. */
  company: string
  madeAt: Date
}

/** What was bought, for how much, when and how. docs/rules.md R-856. */
export async function drawReceipt(receipt: ReceiptFacts, language: Language) {
  const { order, siteName } = receipt
  const t = receiptWords[language]
  const lines = receiptLines(receipt, language)
  const made = madeText(receipt, language)
  const texts = [t.head, t.test, made, ...lines.flatMap(({ label, value }) => [label, value])]
  const weights = ['regular', 'bold'] as const
  const writer = await openPdf({ title: `${t.head} ${order.orderNo}`, author: siteName, texts, weights })
  let top = writeTitle(writer, t.head) + 6
  top = writeLines(writer, lines, top) + 10
  if (order.isSandbox) top = writeNote(writer, t.test, top)
  writeNote(writer, made, top)
  return writer.finish()
}

/** `2026.11.22 20:00`, in Seoul. */
const stamp = (moment: Date) => seoulInput(moment).replace('T', ' ').replaceAll('-', '.')

export const madeText = ({ madeAt }: ReceiptFacts, language: Language) =>
  receiptWords[language].made.replace('{at}', stamp(madeAt))

/** Each fact of a receipt with its label; amounts as its reader writes them. */
export function receiptLines({ order, siteName, company }: ReceiptFacts, language: Language): PdfLine[] {
  const t = receiptWords[language]
  const amount = (value: number) => formatAmount(value, order.currency, language)
  const { paidAt, refundedAt, refundedAmount, paidAmount, discountAmount } = order
  const paidBy = receiptMethods[language][methodOf(order)]
  return [
    { label: t.site, value: siteName },
    ...(company ? [{ label: t.company, value: company }] : []),
    { label: t.title, value: order.title },
    { label: t.orderNo, value: order.orderNo },
    ...(paidAt ? [{ label: t.paidAt, value: stamp(paidAt) }] : []),
    { label: t.paidBy, value: order.cardName ? `${paidBy} (${order.cardName})` : paidBy },
    { label: t.orderer, value: order.ordererName },
    ...(discountAmount > 0
      ? [
          { label: t.price, value: amount(order.price) },
          { label: t.discount, value: amount(0 - discountAmount) },
        ]
      : []),
    { label: t.paid, value: amount(paidAmount), isStrong: true },
    ...(refundedAmount > 0
      ? [
          ...(refundedAt ? [{ label: t.refundedAt, value: stamp(refundedAt) }] : []),
          { label: t.refunded, value: amount(0 - refundedAmount) },
          { label: t.kept, value: amount(paidAmount - refundedAmount), isStrong: true },
        ]
      : []),
  ]
}

function methodOf(order: ReceiptFacts['order']) {
  return payMethodName(order) ?? (order.payMethodCd === payMethods.free ? 'FREE' : 'DEPOSIT')
}
