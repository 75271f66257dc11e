import * as api from 'contract/money/settlements/api'
import * as payees from 'contract/money/settlements/payees.api'
import * as documents from 'contract/money/settlements/payee-documents.api'
import * as payouts from 'contract/money/settlements/payouts.api'
import { implement } from '../../../platform/http/implement.ts'
import { approvePayout, holdPayout, listPayouts, payPayout, readPayout } from './payout-decisions.service.ts'
import { downloadEntries } from './entries-spreadsheet.service.ts'
import { readPayee, savePayee } from './payees.service.ts'
import { decidePayeeDocument, openPayoutDocument } from './document-decisions.service.ts'
import { getInvoiceUploadUrl, listInvoices, openInvoice, saveInvoice } from './invoices.service.ts'
import { openDocument, readDocuments, submitDocument } from './payee-documents.service.ts'
import { requestPayout } from './payouts.service.ts'
import { listProducts, listStatements, readTerms } from './settlements.service.ts'
import { printStatement } from './statement-pdf.service.ts'

export const settlementRoutes = [
  implement(payees.getPayee, async ({ ctx }) => ({ payee: await readPayee(ctx.db) })),
  implement(payees.getPayoutTerms, ({ ctx }) => readTerms(ctx)),
  implement(payees.savePayee, ({ ctx, body }) => savePayee(ctx, body)),
  implement(documents.listSettlementDocuments, async ({ ctx }) => ({
    ...(await readDocuments(ctx.db)),
    invoices: await listInvoices(ctx.db),
  })),
  implement(documents.submitPayeeDocument, ({ ctx, body }) => submitDocument(ctx, body)),
  implement(documents.openPayeeDocument, ({ ctx, query }) => openDocument(ctx, query.documentKind)),
  implement(documents.openInvoice, ({ ctx, params, query }) =>
    openInvoice(ctx, { month: params.settlementMonth, currency: query.currency }),
  ),
  implement(documents.openPayoutDocument, ({ ctx, params, query }) =>
    openPayoutDocument(ctx, params.payoutSeq, query.documentKind),
  ),
  implement(documents.decidePayeeDocument, ({ ctx, params, body }) =>
    decidePayeeDocument(ctx, params.payoutSeq, { endpoint: documents.decidePayeeDocument, ...body }),
  ),
  implement(documents.getInvoiceUploadUrl, ({ ctx, params, query }) =>
    getInvoiceUploadUrl(ctx, params.payoutSeq, query),
  ),
  implement(documents.saveInvoice, ({ ctx, params, body }) =>
    saveInvoice(ctx, params.payoutSeq, { endpoint: documents.saveInvoice, ...body }),
  ),
  implement(api.listSettlements, async ({ ctx }) => ({ list: await listStatements(ctx) })),
  implement(api.getSettlementProducts, async ({ ctx, params, query }) => ({
    list: await listProducts(ctx, { month: params.settlementMonth, currency: query.currency }),
  })),
  implement(api.downloadSettlementEntries, ({ ctx, params, body }) =>
    downloadEntries(ctx, { month: params.settlementMonth, currency: body.currency }),
  ),
  implement(api.printSettlement, ({ ctx, params, query }) =>
    printStatement(ctx, { month: params.settlementMonth, currency: query.currency }),
  ),
  implement(payouts.requestPayout, ({ ctx, params, body }) =>
    requestPayout(ctx, { month: params.settlementMonth, currency: body.currency }),
  ),
  implement(payouts.listPayouts, ({ ctx, query }) => listPayouts(ctx, query)),
  implement(payouts.getPayout, ({ ctx, params }) => readPayout(ctx, params.payoutSeq)),
  implement(payouts.approvePayout, ({ ctx, params, body }) =>
    approvePayout(ctx, params.payoutSeq, { endpoint: payouts.approvePayout, ...body }),
  ),
  implement(payouts.holdPayout, ({ ctx, params, body }) =>
    holdPayout(ctx, params.payoutSeq, { endpoint: payouts.holdPayout, ...body }),
  ),
  implement(payouts.payPayout, ({ ctx, params, body }) =>
    payPayout(ctx, params.payoutSeq, { endpoint: payouts.payPayout, ...body }),
  ),
]
