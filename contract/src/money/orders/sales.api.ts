import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { SaleCashReceipt } from './cash-receipts.schemas.ts'
import { Sale, SalesChoice } from './schemas.ts'
import { HistoryEntry, SaleItem, SalePayment, SaleRefund } from './sale.schemas.ts'

/** One order as staff read it: what was sold, what was paid and refunded, and what happened, the latest first. */
export const getSale = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/sales/:orderNo',
  access: 'SITE_SALES_READ',
  alsoFor: ['SITE_SALES_UPDATE'],
  reply: z.object({
    order: Sale,
    items: SaleItem.array(),
    payments: SalePayment.array(),
    refunds: SaleRefund.array(),
    history: HistoryEntry.array(),
    cashReceipt: SaleCashReceipt,
  }),
  refuses: ['NOT_FOUND'],
  shows: 'orders',
})

/** The matching orders as a spreadsheet, at an address that works for a few minutes. */
export const downloadSales = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/sales/download',
  access: 'SITE_SALES_READ',
  whileSuspended: 'managers',
  alsoFor: ['SITE_SALES_UPDATE'],
  action: 'orders.downloadSales',
  body: SalesChoice,
  reply: FileLink,
})
