import type { saveInvoice as SaveInvoice } from 'contract/money/settlements/payee-documents.api'
import type * as documentsApi from 'contract/money/settlements/payee-documents.api'
import { actionOf, type Endpoint } from 'contract/http/endpoint'
import { firstDayOf, monthOf, type Month } from 'contract/money/settlements/settlements.rules'
import type { Currency, PayoutSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import type { z } from 'zod'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { Context, PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { openDocumentWay, openedFor, replaceImages, requireSent } from '../../system/files/files.public.ts'
import { findInvoice, findInvoices, upsertInvoice } from './invoices.queries.ts'
import { findPayout, lockPayout } from './payouts.queries.ts'
import { findClosed, findSettlement } from './settlements.queries.ts'

type Operator = SignedIn<PlatformContext>
type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

export const invoiceView = ({ invoiceNo, issuedOn, fileSeq }: InvoiceRow) => ({
  invoiceNo,
  issuedOn,
  hasFile: fileSeq !== null,
})

/** The fees of closed statements, the latest first, each with its invoice. docs/rules.md R-853. */
export async function listInvoices(db: ChannelDb) {
  const invoices = new Map((await findInvoices(db)).map((one) => [one.settlementNo, one]))
  return (await findClosed(db))
    .filter(({ feeAmount }) => feeAmount !== 0)
    .map(({ settlementNo, month, currency, feeAmount, taxAmount }) => {
      const invoice = invoices.get(settlementNo)
      return {
        month: monthOf(month),
        currency,
        feeAmount,
        taxAmount,
        invoice: invoice ? invoiceView(invoice) : null,
      }
    })
}

export async function openInvoice(ctx: Context, { month, currency }: { month: Month; currency: Currency }) {
  const statement = await findSettlement(ctx.db, { month: firstDayOf(month), currency })
  const invoice = statement && (await findInvoice(ctx.db, statement.settlementNo))
  if (!invoice?.fileSeq) throw refuse('NOT_FOUND')
  return { url: openedFor(ctx, invoice.fileSeq) }
}

async function siteOf(ctx: Operator, payoutSeq: PayoutSeq) {
  const payout = await findPayout(ctx.platform, payoutSeq)
  if (!payout) throw refuse('NOT_FOUND')
  const site = await ctx.at(payout.channelSeq)
  return { ...site, user: ctx.user }
}

export async function getInvoiceUploadUrl(
  ctx: Operator,
  payoutSeq: PayoutSeq,
  file: z.output<(typeof documentsApi.getInvoiceUploadUrl)['query']>,
) {
  const { uploadUrl } = await openDocumentWay(await siteOf(ctx, payoutSeq), { ...file, kind: 'invoice' })
  return { uploadUrl }
}

export async function saveInvoice(
  ctx: Operator,
  payoutSeq: PayoutSeq,
  { endpoint, ...input }: z.output<(typeof SaveInvoice)['body']> & { endpoint: Endpoint },
) {
  const { userSeq } = ctx.user
  const now = ctx.now()
  if (input.issuedOn > seoulDay(now)) throw refuse('INVOICE_DAY_WRONG')
  const site = await siteOf(ctx, payoutSeq)
  await site.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutSeq)
    if (!payout) throw refuse('NOT_FOUND')
    const { settlementNo } = payout
    const before = await findInvoice(tx, settlementNo)
    const kept = before?.fileSeq ?? null
    if (input.fileSeq !== null && input.fileSeq !== kept)
      await requireSent(tx, { fileSeqs: [input.fileSeq], kind: 'invoice', userSeq })
    const fileSeq = input.fileSeq ?? kept
    await upsertInvoice(tx, { ...input, settlementNo, fileSeq })
    await replaceImages(tx, { before: [kept], after: [fileSeq], now, kinds: ['invoice'] })
    const { invoiceNo, issuedOn } = input
    await insertStaffAction(tx, {
      userSeq,
      role: 'OPR',
      action: actionOf(endpoint),
      place: { payoutSeq },
      about: monthOf(payout.month),
      before: before ? { invoiceNo: before.invoiceNo, issuedOn: before.issuedOn } : {},
      after: { invoiceNo, issuedOn },
      createdAt: now,
    })
  })
  return null
}
