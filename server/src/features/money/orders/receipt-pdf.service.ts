import type { Context, MemberContext } from '../../../platform/context.ts'
import { pdfFor, type PdfKind, type PdfRequest } from '../../../platform/pdf/pdf-download.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getLegalFacts } from '../../site/sites/sites.public.ts'
import { findOrder, type OrderRow } from './orders.queries.ts'
import { getOwnOrder } from './orders.service.ts'
import { viewOf } from './orders.views.ts'
import { drawReceipt, type ReceiptFacts } from './receipt-pdf.views.ts'

export const receiptPdf: PdfKind = { path: '/files/receipts', secret: 'receipt-pdf' }

/** NOT_FOUND for orders of others, and for one that was never paid. */
export async function printReceipt(ctx: MemberContext, orderNo: string) {
  const order = await getOwnOrder(ctx, orderNo)
  if (!order.paidAt) throw refuse('NOT_FOUND')
  return pdfFor(ctx, receiptPdf, orderNo)
}

export async function drawReceiptPdf(ctx: Context, { name, language }: PdfRequest) {
  const order = await findOrder(ctx.db, name)
  return order?.paidAt ? drawReceipt(await receiptOf({ ...ctx, language }, order), language) : null
}

/** What a receipt states of an order that was paid. */
export async function receiptOf(ctx: Context, order: OrderRow): Promise<ReceiptFacts> {
  const { name: siteName, company } = await getLegalFacts(ctx)
  const facts = [company.corpName, company.representative, company.businessNo].filter(Boolean)
  return { siteName, company: facts.join(' · '), madeAt: ctx.now(), order: await viewOf(ctx, order) }
}
