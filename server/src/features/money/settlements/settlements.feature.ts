import { notificationTexts } from 'contract/money/settlements/notifications.messages'
import { refusals } from 'contract/money/settlements/refusals'
import { feature } from '../../../platform/feature.ts'
import { servePdf } from '../../../platform/pdf/pdf-download.ts'
import { checkLedger } from './ledger-check.jobs.ts'
import { mailPayout, mailPayoutRequest, notifyOfPayout } from './payouts.notify.ts'
import { closeMonths } from './settlements.jobs.ts'
import { settlementRoutes } from './settlements.routes.ts'
import { drawStatementPdf, statementPdf } from './statement-pdf.service.ts'

/** What a site sold in a month, what the platform charges for it, and what is paid out. */
export const settlements = feature({
  refusals,
  notificationTexts,
  routes: settlementRoutes,
  listeners: [mailPayoutRequest, mailPayout, notifyOfPayout],
  timers: [closeMonths, checkLedger],
  mount: (http, openings) => servePdf(http, openings, { ...statementPdf, draw: drawStatementPdf }),
})
