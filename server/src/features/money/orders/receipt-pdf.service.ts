import type { Context, MemberContext } from '../../../platform/context.ts'
import { pdfFor, type PdfKind, type PdfRequest } from '../../../platform/pdf/pdf-download.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getLegalFacts } from '../../site/sites/sites.public.ts'
import { findOrder } from './orders.queries.ts'
import { getOwnOrder } from './orders.service.ts'
import { viewOf } from './orders.views.ts'
import { drawReceipt } from './receipt-pdf.views.ts'

export const receiptPdf: PdfKind = { path: '/files/receipts', secret: 'receipt-pdf' }

/** NOT_FOUND for orders of others, and for one that was never paid. */
export async function printReceipt(ctx: MemberContext, orderNo: string) {
  const order = await getOwnOrder(ctx, orderNo)
  if (!order.paidAt) throw refuse('NOT_FOUND')
  return pdfFor(ctx, receiptPdf, orderNo)
}

export async function drawReceiptPdf(ctx: Context, { name, language }: PdfRequest) {
  const order = await findOrder(ctx.db, name)
  if (!order?.paidAt) return null
  const { name: siteName, company } = await getLegalFacts(ctx)
  const facts = [company.corpName, company.representative, company.businessNo]
  const shown = { siteName, company: facts.filter(Boolean).join(' · '), madeAt: ctx.now() }
  return drawReceipt({ ...shown, order: await viewOf({ ...ctx, language }, order) }, language)
}
