import type { Month } from 'contract/money/settlements/settlements.rules'
import { currency as Currency, type Currency as CurrencyCode } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { pdfFor, type PdfKind, type PdfRequest } from '../../../platform/pdf/pdf-download.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getLegalFacts } from '../../site/sites/sites.public.ts'
import { listProducts, listStatements } from './settlements.service.ts'
import { drawStatement } from './statement-pdf.views.ts'

export const statementPdf: PdfKind = { path: '/files/statements', secret: 'statement-pdf' }

interface StatementRef {
  month: Month
  currency: CurrencyCode
}
const findStatement = async (ctx: Context, { month, currency }: StatementRef) =>
  (await listStatements(ctx)).find((one) => one.month === month && one.currency === currency)

/** NOT_FOUND where nothing was sold in the month. */
export async function printStatement(ctx: Context, ref: StatementRef) {
  if (!(await findStatement(ctx, ref))) throw refuse('NOT_FOUND')
  return pdfFor(ctx, statementPdf, `statement-${ref.month}-${ref.currency}`)
}

export async function drawStatementPdf(ctx: Context, { name, language }: PdfRequest) {
  const ref = {
    month: name.slice('statement-'.length, -'-KRW'.length),
    currency: Currency.parse(name.slice(-'KRW'.length)),
  }
  const statement = await findStatement(ctx, ref)
  if (!statement) return null
  const { name: siteName, company } = await getLegalFacts(ctx)
  const products = await listProducts(ctx, ref)
  return drawStatement(
    {
      statement,
      products,
      siteName,
      company: [company.corpName, company.businessNo].filter(Boolean).join(' · '),
      madeAt: ctx.now(),
    },
    language,
  )
}
