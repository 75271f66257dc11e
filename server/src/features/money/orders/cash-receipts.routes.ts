import * as api from 'contract/money/orders/cash-receipts.api'
import { cashReceiptDue } from 'contract/money/orders/cash-receipts.rules'
import { implement } from '../../../platform/http/implement.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findOwed } from './cash-receipts.queries.ts'
import { noteIssued } from './cash-receipts.service.ts'

export const cashReceiptRoutes = [
  implement(api.listOwedCashReceipts, async ({ ctx }) => ({
    list: (await findOwed(ctx.db)).map(({ paidAt, requestedAt, ordererName, ...order }) => ({
      ...order,
      ordererName: shownName(ordererName, ctx.language),
      isRequested: requestedAt !== null,
      dueAt: cashReceiptDue(paidAt),
    })),
  })),
  implement(api.issueCashReceipt, ({ ctx, params, body }) => noteIssued(ctx, { ...params, ...body })),
]
