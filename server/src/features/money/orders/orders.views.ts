import type { Order } from 'contract/money/orders/schemas'
import type { UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import type { OrderRow } from './orders.queries.ts'
import { findDepositsOf } from './deposits.queries.ts'
import { findShownPayments } from './payments.queries.ts'

type OrderView = z.output<typeof Order> & { userSeq: UserSeq }

/** Orders with how they were paid: one question for the whole list. */
export async function viewsOf(ctx: Context, orders: OrderRow[]): Promise<OrderView[]> {
  const orderSeqs = orders.map(({ orderSeq }) => orderSeq)
  const found = await findShownPayments(ctx.db, orderSeqs)
  const deposits = new Map((await findDepositsOf(ctx.db, orderSeqs)).map((one) => [one.orderSeq, one]))
  const payments = new Map(found.map((payment) => [payment.orderSeq, payment]))
  return orders.map((order) => {
    const payment = payments.get(order.orderSeq)
    return {
      ...order,
      ordererName: shownName(order.ordererName, ctx.language),
      payMethodCd: payment?.payMethodCd ?? payMethods.card,
      deposit: payment?.payMethodCd === payMethods.deposit ? (deposits.get(order.orderSeq) ?? null) : null,
      cardName: payment?.cardName ?? null,
      isSandbox: payment?.isTest ?? false,
    }
  })
}

export async function viewOf(ctx: Context, order: OrderRow) {
  const [view] = await viewsOf(ctx, [order])
  if (!view) throw new Error(`no view of ${order.orderNo}`)
  return view
}
