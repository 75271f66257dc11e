import type { Order } from 'contract/money/orders/schemas'
import type { UserSeq } from 'contract/values/ids'
import { payMethods } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { SANDBOX_GATEWAY } from '../../../platform/pay/sandbox-gateway.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findCouponsOf, type CouponOfOrder } from '../coupons/coupons.public.ts'
import { orderDeliveries } from '../deliveries/deliveries.public.ts'
import { findTitles } from '../../teaching/courses/courses.public.ts'
import { findWaiting } from '../enrolments/waitlist.public.ts'
import { findReceipts } from './cash-receipts.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { findDepositsOf } from './deposits.queries.ts'
import { findAwaitingAccount } from './refund-accounts.queries.ts'
import { findShownPayments } from './payments.queries.ts'
import { findBeingRefunded } from './refunds.queries.ts'

type OrderView = z.output<typeof Order> & { userSeq: UserSeq }

/** Orders with how they were paid and their coupons: one question each for the whole list. */
export async function viewsOf(ctx: Context, orders: OrderRow[]): Promise<OrderView[]> {
  const orderSeqs = orders.map(({ orderSeq }) => orderSeq)
  const found = await findShownPayments(ctx.db, orderSeqs)
  const deposits = new Map((await findDepositsOf(ctx.db, orderSeqs)).map((one) => [one.orderSeq, one]))
  const receipts = new Map((await findReceipts(ctx.db, orderSeqs)).map((one) => [one.orderSeq, one]))
  const coupons = await findCouponsOf(ctx.db, orderSeqs)
  const awaitingAccount = await findAwaitingAccount(ctx.db, orderSeqs)
  const deliveries = await orderDeliveries(ctx.db, orderSeqs)
  const refunding = await findBeingRefunded(ctx.db, orderSeqs)
  const attendSeqs = orders.map(({ attendSeq }) => attendSeq)
  const waiting = new Map((await findWaiting(ctx.db, attendSeqs)).map((one) => [one.attendSeq, one.waitKind]))
  const courseSeqs = orders.flatMap(({ courseSeq }) => (courseSeq === null ? [] : [courseSeq]))
  const courses = new Map((await findTitles(ctx.db, courseSeqs)).map((one) => [one.courseSeq, one]))
  const payments = new Map(found.map((payment) => [payment.orderSeq, payment]))
  return orders.map((order) => {
    const payment = payments.get(order.orderSeq)
    return {
      ...order,
      productKind: (order.courseSeq !== null && courses.get(order.courseSeq)?.productKind) || null,
      ordererName: shownName(order.ordererName, ctx.language),
      coupon: couponOf(coupons.get(order.orderSeq)),
      levelDiscount: levelOf(order),
      payMethodCd: payment?.payMethodCd ?? (order.totalAmount === 0 ? payMethods.free : payMethods.card),
      mobilePay: payment?.mobilePay ?? null,
      cashReceipt: receipts.get(order.orderSeq) ?? null,
      deposit: depositOf(payment, deposits.get(order.orderSeq)),
      delivery: deliveries.get(order.orderSeq) ?? null,
      cardName: payment?.cardName ?? null,
      instalmentMonths: payment?.instalmentMonths ?? null,
      cashReceiptUrl: payment?.cashReceiptUrl ?? null,
      wait: waiting.get(order.attendSeq) ?? null,
      isRefundOpen: refunding.has(order.orderSeq),
      isRefundAccountNeeded: awaitingAccount.has(order.orderSeq),
      isSandbox: payment?.isTest ?? false,
    }
  })
}

type PaymentView = Awaited<ReturnType<typeof findShownPayments>>[number]
type DepositRow = Awaited<ReturnType<typeof findDepositsOf>>[number]
/** Where the shown payment goes. The sandbox lets people try out the deposit at the page where they began. */
function depositOf(payment: PaymentView | undefined, deposit: DepositRow | undefined) {
  if (!payment || deposit?.paymentSeq !== payment.paymentSeq) return null
  return { ...deposit, trialUrl: payment.gateway === SANDBOX_GATEWAY ? payment.redirectUrl : null }
}

function couponOf([coupon]: CouponOfOrder[] = []) {
  return coupon ? { name: coupon.name, amount: coupon.amount } : null
}

const levelOf = ({ levelName, levelDiscountAmount: amount }: OrderRow) =>
  levelName === null ? null : { name: levelName, amount }

export async function viewOf(ctx: Context, order: OrderRow) {
  const [view] = await viewsOf(ctx, [order])
  if (!view) throw new Error(`no view of ${order.orderNo}`)
  return view
}
