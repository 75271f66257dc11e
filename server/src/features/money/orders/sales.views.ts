import { paymentStatusOf } from 'contract/money/orders/payment-status.rules'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { receiptForStaff } from './cash-receipts.service.ts'
import { viewsOf } from './orders.views.ts'
import { findEventsOf, findItemsSold, findPaymentsOf, findRefundsOf } from './sale-history.queries.ts'
import { historyOf, outcomeOf } from './sale-history.rules.ts'
import { findSale, type SaleRow } from './sales.queries.ts'

const paidYN = ({ paidAmount }: SaleRow) => (paidAmount > 0 ? ('Y' as const) : ('N' as const))

/** Orders as the list of sales shows them. */
export async function salesViewsOf(ctx: Context, sales: SaleRow[]) {
  const views = new Map((await viewsOf(ctx, sales)).map((view) => [view.orderNo, view]))
  return sales.flatMap((sale) => {
    const view = views.get(sale.orderNo)
    if (!view) return []
    return { ...view, paymentStatus: paymentStatusOf(sale.state), paidYN: paidYN(sale), count: sale.count }
  })
}

/** One order with everything that staff may know about it. NOT_FOUND. */
export async function viewSale(ctx: MemberContext, orderNo: string) {
  const sale = await findSale(ctx.db, orderNo)
  const [order] = sale ? await salesViewsOf(ctx, [sale]) : []
  if (!sale || !order) throw refuse('NOT_FOUND')
  const { db } = ctx
  const payments = await findPaymentsOf(db, sale.orderSeq)
  const refunds = await findRefundsOf(db, sale.orderSeq)
  const events = await findEventsOf(db, sale.orderSeq)
  return {
    order,
    items: await findItemsSold(db, sale.orderSeq),
    payments: payments.map((payment) => ({
      ...payment,
      outcome: outcomeOf(payment),
      at: payment.paidAt ?? payment.createdAt,
    })),
    refunds: refunds.map((refund) => ({ ...refund, at: refund.doneAt ?? refund.createdAt })),
    cashReceipt: await receiptForStaff(ctx, sale),
    history: historyOf({ createdAt: sale.createdAt, payments, refunds, events }),
  }
}
