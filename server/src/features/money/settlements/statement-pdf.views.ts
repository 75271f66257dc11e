import type { Language } from 'contract/i18n/languages'
import { DOCUMENTS_MISSING } from 'contract/money/settlements/payee-documents.rules'
import type { ProductSum, Settlement } from 'contract/money/settlements/schemas'
import { statementDay, statementMonth } from 'contract/money/settlements/statement-dates.rules'
import { formatDate, formatTime } from 'contract/values/moments'
import { formatAmount } from 'contract/values/money'
import type { z } from 'zod'
import {
  writeHeading,
  writeLines,
  writeNote,
  writeTitle,
  type PdfLine,
} from '../../../platform/pdf/pdf-lines.ts'
import { openPdf } from '../../../platform/pdf/pdf-writer.ts'
import { statementWords, textsOf } from './statement-texts.views.ts'

interface Drawn {
  statement: Settlement
  products: readonly z.output<typeof ProductSum>[]
  siteName: string
  /** Name and number of the business, where the site states them. */
  company: string
  madeAt: Date
}
type Words = (typeof statementWords)[Language]

const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))

/** The statement of a month on paper: what was sold, what the platform charges, what is left to pay. docs/rules.md R-852. */
export async function drawStatement(
  { statement, products, siteName, company, madeAt }: Drawn,
  language: Language,
) {
  const t = statementWords[language]
  const { month, currency, isTest, state } = statement
  const amount = (value: number) => formatAmount(value, currency, language)
  const title = `${t.head} ${statementMonth(month, language)}`
  const hold = holdReasonOf(t, statement.holdReason) ?? ''
  const texts = [
    ...textsOf(t),
    ...products.map((product) => product.title),
    siteName,
    company,
    hold,
    title,
    statement.reference ?? '',
    amount(0),
  ]
  const writer = await openPdf({ title, author: siteName, texts, weights: ['regular', 'bold'] })
  let top = writeTitle(writer, title) + 6
  top = writeLines(writer, factLines(t, { statement, siteName, company, language }), top) + 10
  if (isTest) top = writeNote(writer, t.test, top)
  if (state === 'OPEN') top = writeNote(writer, t.open, top)
  top = writeHeading(writer, t.statement, top + 14)
  top = writeLines(writer, salesLines(t, statement, amount), top)
  if (!isTest) {
    top = writeHeading(writer, t.payout, top + 22)
    top = writeLines(writer, payoutLines(t, statement, { amount, language }), top)
  }
  if (products.length > 0) {
    top = writeHeading(writer, t.products, top + 22)
    top = writeLines(
      writer,
      products.map((product) => productLine(t, product, amount)),
      top,
    )
  }
  const at = `${formatDate(madeAt, language)} ${formatTime(madeAt)}`
  writeNote(writer, filled(t.made, { at }), top + 14)
  return writer.finish()
}

const holdReasonOf = (t: Words, reason: string | null) =>
  reason === DOCUMENTS_MISSING ? t.documentsMissing : reason
function factLines(
  t: Words,
  { statement, siteName, company, language }: Omit<Drawn, 'products' | 'madeAt'> & { language: Language },
): PdfLine[] {
  const { month, currency, state, closedAt } = statement
  return [
    { label: t.site, value: siteName },
    ...(company ? [{ label: t.company, value: company }] : []),
    { label: t.month, value: statementMonth(month, language) },
    { label: t.number, value: t[currency] },
    { label: t.state, value: t.states[state] },
    ...(closedAt ? [{ label: t.closed, value: formatDate(closedAt, language) }] : []),
  ]
}

type Amount = (value: number) => string
function salesLines(t: Words, statement: Settlement, amount: Amount): PdfLine[] {
  const times = (count: number) => filled(t.times, { count })
  return [
    { label: t.sales, why: times(statement.salesCount), value: amount(statement.salesAmount) },
    { label: t.refunds, why: times(statement.refundCount), value: amount(0 - statement.refundAmount) },
    { label: t.net, value: amount(statement.netAmount), isStrong: true },
    {
      label: t.fee,
      why: filled(t.feeWhy, { percent: statement.feeRate / 100 }),
      value: amount(0 - statement.feeAmount),
    },
    { label: t.tax, why: t.taxWhy, value: amount(0 - statement.taxAmount) },
    { label: t.rest, value: amount(statement.restAmount), isStrong: true },
  ]
}

interface Writing {
  amount: Amount
  language: Language
}
function payoutLines(t: Words, statement: Settlement, { amount, language }: Writing): PdfLine[] {
  const { collectedAmount, netAmount, feeAmount, taxAmount, arrearsAmount, balance, withholdingAmount } =
    statement
  const { paidOn, reference, movedTo } = statement
  const holdReason = holdReasonOf(t, statement.holdReason)
  // The rows add up to what one pays the other, whichever of the two that is.
  const row = (value: number) => amount(balance < 0 ? 0 - value : value)
  const isDirect = collectedAmount === 0
  return [
    ...(isDirect ? [] : [{ label: t.collected, value: row(collectedAmount) }]),
    {
      label: t.charges,
      ...(isDirect && { why: `${t.toOwner} ${amount(netAmount)}` }),
      value: row(0 - feeAmount - taxAmount),
    },
    ...(arrearsAmount === 0 ? [] : [{ label: t.arrears, value: row(arrearsAmount) }]),
    { label: balance < 0 ? t.fromSite : t.toSite, value: amount(Math.abs(balance)), isStrong: true },
    ...(withholdingAmount > 0
      ? [
          { label: t.withholding, why: t.withholdingWhy, value: amount(0 - withholdingAmount) },
          { label: t.transfer, value: amount(balance - withholdingAmount), isStrong: true },
        ]
      : []),
    ...(paidOn ? [{ label: t.paidOn, value: statementDay(paidOn, language) }] : []),
    ...(reference ? [{ label: t.reference, value: reference }] : []),
    ...(movedTo ? [{ label: t.movedTo, value: statementMonth(movedTo, language) }] : []),
    ...(holdReason ? [{ label: t.holdReason, why: holdReason, value: '' }] : []),
  ]
}

function productLine(t: Words, product: Drawn['products'][number], amount: Amount): PdfLine {
  const { title, salesCount, salesAmount, refundAmount } = product
  const why = { count: salesCount, paid: amount(salesAmount), refunded: amount(refundAmount) }
  return { label: title, why: filled(t.productWhy, why), value: amount(salesAmount - refundAmount) }
}
