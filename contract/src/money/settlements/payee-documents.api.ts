import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { filename } from '../../system/files/schemas.ts'
import { currency, nothing, seq } from '../../values/ids.ts'
import { LONGEST_INVOICE_NO, LONGEST_RETURN_REASON, payeeDocumentKinds } from './payee-documents.rules.ts'
import { FeeInvoice, PayeeDocument } from './payee-documents.schemas.ts'

const path = '/channels/:channelSeq/settlements/documents'
const OpenFile = z.object({ url: z.string() })
const documentKind = z.enum(payeeDocumentKinds)

/** What proves who is paid, and the invoices of the fee of the platform, the latest first. */
export const listSettlementDocuments = endpoint({
  method: 'GET',
  base: 'util',
  path,
  access: 'SITE_SALES_READ',
  reply: z.object({
    documents: PayeeDocument.array(),
    /** Empty until a payee is named. */
    needed: documentKind.array(),
    invoices: FeeInvoice.array(),
  }),
  shows: 'settlements',
})
/** Submits a document, also in place of an earlier one; the operator looks at it again. */
export const submitPayeeDocument = endpoint({
  method: 'POST',
  base: 'util',
  path,
  access: 'SITE_MERCHANT_UPDATE',
  action: 'settlements.submitPayeeDocument',
  body: z.object({ documentKind, fileSeq: seq('file') }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['settlements'],
})
/** A URL of a document that is valid for a few minutes. */
export const openPayeeDocument = endpoint({
  method: 'GET',
  base: 'util',
  path: `${path}/file`,
  access: 'SITE_SALES_READ',
  query: z.object({ documentKind }),
  reply: OpenFile,
  refuses: ['NOT_FOUND'],
})
/** A URL of the invoice of a month, where the operator stored it. */
export const openInvoice = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/settlements/:settlementMonth/invoice',
  access: 'SITE_SALES_READ',
  query: z.object({ currency: currency.default('KRW') }),
  reply: OpenFile,
  refuses: ['NOT_FOUND'],
})

/** The same document for the operator who decides about a payout of the site. */
export const openPayoutDocument = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/payouts/:payoutSeq/documents',
  access: 'operator',
  query: z.object({ documentKind }),
  reply: OpenFile,
  refuses: ['NOT_FOUND'],
})
/** `fileSeq`: the file that the operator saw. Without a reason it is approved; the owners read the reason. */
export const decidePayeeDocument = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/payouts/:payoutSeq/documents',
  access: 'operator',
  action: 'settlements.decidePayeeDocument',
  body: z.object({
    documentKind,
    fileSeq: seq('file'),
    reason: z.string().trim().min(1).max(LONGEST_RETURN_REASON).nullable(),
  }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'PAYOUT_CHANGED'],
  touches: ['settlements'],
})
/** The URL for uploading the file of an invoice. */
export const getInvoiceUploadUrl = endpoint({
  method: 'GET',
  base: 'universal',
  path: '/payouts/:payoutSeq/invoice/upload-url',
  access: 'operator',
  query: z.object({ filename, fileSize: z.coerce.number<number>().int().positive() }),
  reply: z.object({ uploadUrl: z.string() }),
  refuses: ['NOT_FOUND', 'DOCUMENT_TOO_LARGE', 'DOCUMENT_NOT_ACCEPTED', 'STORAGE_FULL'],
})
/** Records the invoice of the fee of the statement. Without `fileSeq` the stored file stays. */
export const saveInvoice = endpoint({
  method: 'POST',
  base: 'universal',
  path: '/payouts/:payoutSeq/invoice',
  access: 'operator',
  action: 'settlements.saveInvoice',
  body: z.object({
    invoiceNo: z.string().trim().min(1).max(LONGEST_INVOICE_NO),
    issuedOn: z.iso.date(),
    fileSeq: seq('file').nullable(),
  }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'INVOICE_DAY_WRONG'],
  touches: ['settlements'],
})
