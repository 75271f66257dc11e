import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { issueNumberForm } from './cash-receipts.rules.ts'
import { OwedCashReceipt } from './cash-receipts.schemas.ts'

/** Orders whose cash receipt is to be issued by hand, the first due first. docs/rules.md R-864. */
export const listOwedCashReceipts = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/sales/cash-receipts',
  access: 'SITE_SALES_READ',
  reply: z.object({ list: OwedCashReceipt.array() }),
  shows: 'orders',
})

/** Staff issued it at the tax office: notes its number, and forgets the number of the buyer. docs/rules.md R-863. */
export const issueCashReceipt = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/sales/:orderNo/cash-receipt',
  access: 'SITE_SALES_UPDATE',
  action: 'orders.issueCashReceipt',
  body: z.object({ issueNumber: z.string().trim().regex(issueNumberForm) }),
  reply: nothing,
  refuses: ['NOT_FOUND', 'CASH_RECEIPT_NOT_OWED'],
  touches: ['orders'],
})
