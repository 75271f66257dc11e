import * as api from 'contract/money/orders/api'
import * as events from 'contract/money/orders/payment-events.api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { downloadSales, getSale } from 'contract/money/orders/sales.api'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { sumSales } from './money-entries.service.ts'
import * as queries from './orders.queries.ts'
import { getOwnOrder, pay } from './orders.service.ts'
import { viewOf, viewsOf } from './orders.views.ts'
import { mailReceipt } from './receipt-mail.service.ts'
import { printReceipt } from './receipt-pdf.service.ts'
import { linkToSales } from './sales-spreadsheet.service.ts'
import { salesViewsOf, viewSale } from './sales.views.ts'
import { findSales } from './sales.queries.ts'
import { receiveEvent, receiveMerchantEvent } from './payment-events.service.ts'
import { findReturned } from './returned-payments.service.ts'
import { giveAccount, refundInFull } from './refunds.service.ts'
import { settle } from './confirm-payment.service.ts'
import { endUnpaid } from './unpaid-orders.service.ts'

export const orderRoutes = [
  implement(api.pay, ({ ctx, params, body }) => pay(ctx, params.courseSeq, body)),
  implement(api.confirmPayment, async ({ ctx, body }) => {
    const order = await getOwnOrder(ctx, body.orderNo)
    const payment = await findReturned(ctx, order, body.paymentKey)
    if (!payment) throw refuse('NOT_FOUND')
    if (order.totalAmount !== body.amount) throw refuse('PAYMENT_AMOUNT_WRONG')
    await settle(ctx, payment.paymentSeq)
    return viewOf(ctx, await getOwnOrder(ctx, body.orderNo))
  }),
  implement(api.failPayment, async ({ ctx, body }) => {
    const order = await getOwnOrder(ctx, body.orderNo)
    await endUnpaid(ctx, order, body.code)
    return viewOf(ctx, await getOwnOrder(ctx, body.orderNo))
  }),
  implement(api.getOrder, async ({ ctx, params }) => viewOf(ctx, await getOwnOrder(ctx, params.orderNo))),
  implement(api.printReceipt, ({ ctx, params }) => printReceipt(ctx, params.orderNo)),
  implement(api.mailReceipt, ({ ctx, params }) => mailReceipt(ctx, params.orderNo)),
  implement(api.listMyOrders, async ({ ctx, query }) => {
    const orders = await queries.findOrdersOf(ctx.db, ctx.user.userSeq, query)
    return {
      list: await viewsOf(ctx, orders),
      total: await queries.countOrdersOf(ctx.db, ctx.user.userSeq),
    }
  }),
  implement(api.listSales, async ({ ctx, query }) => {
    const orders = await findSales(ctx.db, query, query)
    return { list: await salesViewsOf(ctx, orders), ...(await sumSales(ctx, query)) }
  }),
  implement(getSale, ({ ctx, params }) => viewSale(ctx, params.orderNo)),
  implement(downloadSales, ({ ctx, body }) => linkToSales(ctx, body)),
  implement(api.refundOrder, ({ ctx, params, body }) =>
    refundInFull(ctx, { ...params, ...body, requestedByUserSeq: ctx.user.userSeq }),
  ),
  implement(saveRefundAccount, async ({ ctx, params, body }) => {
    await giveAccount(ctx, await getOwnOrder(ctx, params.orderNo), body)
    return viewOf(ctx, await getOwnOrder(ctx, params.orderNo))
  }),
  implement(events.paymentWebhook, async ({ ctx, params }) => {
    await receiveEvent(ctx, params.gateway)
    return null
  }),
  implement(events.merchantWebhook, async ({ ctx, params }) => {
    await receiveMerchantEvent(ctx, params.noticeToken)
    return null
  }),
]
