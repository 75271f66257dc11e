import { notificationTexts } from 'contract/money/orders/notifications.messages'
import { refusals } from 'contract/money/orders/refusals'
import { feature } from '../../../platform/feature.ts'
import { servePdf } from '../../../platform/pdf/pdf-download.ts'
import { askToReturn, endApplications } from './applications.jobs.ts'
import { lookAfterReceipts } from './cash-receipts.jobs.ts'
import { cashReceiptRoutes } from './cash-receipts.routes.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { remindOfDeposit, mailDeposit, mailExpiredDeposit } from './deposits.jobs.ts'
import { depositRoutes } from './deposits.routes.ts'
import { expireOrders, mailPlace, mailReceipt, mailRefund } from './orders.jobs.ts'
import { askForAccount, mailSale } from './orders.notify.ts'
import { orderRoutes } from './orders.routes.ts'
import { actOnEvent } from './payment-events.service.ts'
import { drawReceiptPdf, receiptPdf } from './receipt-pdf.service.ts'
import { reconcile } from './reconcile.jobs.ts'
import { remindOfSeat } from './reserved-seat.jobs.ts'
import { carryOutRefund } from './refunds.service.ts'
import { salesSpreadsheet } from './sales-spreadsheet.service.ts'
import { purgeOrderers, retainOrderers } from './retained-orders.service.ts'

/** Orders, payments and refunds, and how long they are kept. */
export const orders = feature({
  refusals,
  notificationTexts,
  routes: [...cashReceiptRoutes, ...checkoutRoutes, ...depositRoutes, ...orderRoutes],
  spreadsheets: [salesSpreadsheet],
  tasks: [carryOutRefund, actOnEvent, remindOfSeat],
  listeners: [
    mailPlace,
    mailReceipt,
    mailRefund,
    retainOrderers,
    mailSale,
    mailDeposit,
    mailExpiredDeposit,
    askForAccount,
    askToReturn,
    endApplications,
  ],
  mount: (http, openings) => servePdf(http, openings, { ...receiptPdf, draw: drawReceiptPdf }),
  timers: [expireOrders, reconcile, purgeOrderers, remindOfDeposit, lookAfterReceipts],
  userColumns: {
    orders: ['user_seq'],
    refunds: ['requested_by_user_seq'],
    deposits: ['confirmed_by_user_seq'],
    refund_accounts: ['given_by_user_seq'],
    cash_receipts: ['issued_by_user_seq'],
  },
})
