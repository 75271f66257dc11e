import { notificationTexts } from 'contract/money/settlements/notifications.messages'
import { refusals } from 'contract/money/settlements/refusals'
import { feature } from '../../../platform/feature.ts'
import { servePdf } from '../../../platform/pdf/pdf-download.ts'
import { entrySpreadsheet } from './entries-spreadsheet.service.ts'
import { checkLedger } from './ledger-check.jobs.ts'
import { forgetDocuments } from './payee-documents.service.ts'
import { mailPayout, mailPayoutRequest, notifyOfPayout, notifyOfReturn } from './payouts.notify.ts'
import { closeMonths } from './settlements.jobs.ts'
import { settlementRoutes } from './settlements.routes.ts'
import { drawStatementPdf, statementPdf } from './statement-pdf.service.ts'

/** What a site sold in a month, what the platform charges for it, and what is paid out. */
export const settlements = feature({
  refusals,
  notificationTexts,
  routes: settlementRoutes,
  spreadsheets: [entrySpreadsheet],
  listeners: [mailPayoutRequest, mailPayout, notifyOfPayout, notifyOfReturn],
  timers: [closeMonths, checkLedger, forgetDocuments],
  uploadKinds: [
    { kind: 'payee', permissions: ['SITE_MERCHANT_UPDATE'] },
    // Operators upload invoices through a call of their own.
    { kind: 'invoice', permissions: [] },
  ],
  fileColumns: { payee_documents: ['file_seq'], settlement_invoices: ['file_seq'] },
  mount: (http, openings) => servePdf(http, openings, { ...statementPdf, draw: drawStatementPdf }),
})
