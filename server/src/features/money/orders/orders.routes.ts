import { asksApproval, hasLine } from 'contract/teaching/courses/courses.rules'
import * as api from 'contract/money/orders/api'
import * as ordersSchemasApi from 'contract/money/orders/schemas'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import type { z } from 'zod'
import { payMethods, userLimitTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { getContact, findNames } from '../../people/members/members.public.ts'
import { findRound, findTeachersOf, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findActive, reservedUntil } from '../enrolments/enrolments.public.ts'
import { gatewayOf, isSandbox } from './gateways.service.ts'
import { reconcileOrder } from './orders.jobs.ts'
import * as queries from './orders.queries.ts'
import { getOffer, getOwnOrder, giveUp, pay } from './orders.service.ts'
import { findOrderNoByKey, findPayment, noteWebhook } from './payments.queries.ts'
import { refundInFull } from './refunds.service.ts'
import { settle } from './confirm-payment.service.ts'

export const orderRoutes = [
  implement(api.getPaymentInfo, async ({ ctx, params: { courseSeq }, query }) => {
    const offer = await getOffer(ctx, courseSeq, query.classSeq)
    const { course, invited, totalAmount, price } = offer
    const place = await findActive(ctx.db, ctx.user.userSeq, courseSeq)
    if (place && place.state !== 'PENDING_PAYMENT') throw refuse('ALREADY_ENROLLED')
    const wait = place ? null : waitFor(course)
    const seatsLeft = seatsLeftOf(course)
    if (seatsLeft === 0 && !place && wait !== 'LIST' && course.userLimitTypeCd === userLimitTypes.limited)
      throw refuse('SOLD_OUT')
    const round = invited ? await findRound(ctx.db, invited.classSeq) : undefined
    const names = await findNames(ctx, await findTeachersOf(ctx.db, courseSeq))
    return {
      courseSeq,
      classSeq: invited?.classSeq ?? course.classSeq,
      partNumber: round?.partNumber ?? course.partNumber,
      title: course.title,
      imageUrl: course.imageFileSeq === null ? null : fileUrl(ctx.channelSeq, course.imageFileSeq, 640),
      teacherNames: [...names.values()],
      price,
      discountAmount: price - totalAmount,
      totalAmount,
      currency: course.currency,
      vodDays: course.vodDays,
      seatsLeft,
      wait,
      waitCnt: course.waitCnt,
      payUntil: invited?.invitedUntil ?? null,
      holdUntil: place ? reservedUntil(place) : null,
      orderer: await getContact(ctx),
      methods: [totalAmount === 0 ? payMethods.free : payMethods.card],
      isSandbox: totalAmount > 0 && wait === null && isSandbox(gatewayOf(ctx).name),
    }
  }),
  implement(api.pay, ({ ctx, params, body }) => pay(ctx, params.courseSeq, body)),
  implement(api.confirmPayment, async ({ ctx, body }) => {
    const order = await getOwnOrder(ctx, body.orderNo)
    const payment = await findPayment(ctx.db, order.orderSeq)
    if (payment?.paymentKey !== body.paymentKey) throw refuse('NOT_FOUND')
    if (order.totalAmount !== body.amount) throw refuse('PAYMENT_AMOUNT_WRONG')
    await settle(ctx, body.orderNo)
    return orderView(ctx, await getOwnOrder(ctx, body.orderNo))
  }),
  implement(api.failPayment, async ({ ctx, body }) => {
    const order = await getOwnOrder(ctx, body.orderNo)
    const state = /cancel/i.test(body.code) ? 'CANCELLED' : 'FAILED'
    await giveUp(ctx, order.orderNo, { state, reason: body.code || 'not paid' })
    return orderView(ctx, await getOwnOrder(ctx, body.orderNo))
  }),
  implement(api.getOrder, async ({ ctx, params }) => orderView(ctx, await getOwnOrder(ctx, params.orderNo))),
  implement(api.listMyOrders, async ({ ctx, query }) => {
    const orders = await queries.findOrdersOf(ctx.db, ctx.user.userSeq, query)
    return {
      list: await Promise.all(orders.map((order) => orderView(ctx, order))),
      total: await queries.countOrdersOf(ctx.db, ctx.user.userSeq),
    }
  }),
  implement(api.listSales, async ({ ctx, query }) => {
    const orders = await queries.findSales(ctx.db, query)
    const list = await Promise.all(
      orders.map(async (order) => ({ ...(await orderView(ctx, order)), userSeq: order.userSeq })),
    )
    return { list, ...(await queries.sumSales(ctx.db, query)) }
  }),
  implement(api.refundOrder, ({ ctx, params, body }) =>
    refundInFull(ctx, { ...params, reason: body.reason, requestedByUserSeq: ctx.user.userSeq }),
  ),
  implement(api.paymentWebhook, async ({ ctx, params }) => {
    const { headers, rawBody } = ctx.incoming
    const gateway = ctx.ports.gateways.get(params.gateway)
    if (!gateway) throw refuse('NOT_FOUND')
    const event = gateway.readWebhook(headers, rawBody)
    if (!event) throw refuse('NOT_ALLOWED')
    const known = await findOrderNoByKey(ctx.db, params.gateway, event.paymentKey)
    const { eventId } = event
    const isNew = await ctx.transaction((tx) =>
      noteWebhook(tx, { gateway: params.gateway, eventId, receivedAt: ctx.now() }),
    )
    // The event only says where to look; what is written down is what the provider answers when asked.
    if (known && isNew && event.type === 'PAID') await reconcileOrder(ctx, known.orderNo)
    return null
  }),
]

/** What somebody new waits for here; nothing where they enter at once. */
const waitFor = (course: CourseRow): WaitKind | null => {
  if (asksApproval(course)) return 'APPROVAL'
  return hasLine(course) ? 'LIST' : null
}
const seatsLeftOf = ({ userLimitTypeCd, maxUserCount, attendCount }: CourseRow) =>
  userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null
    ? null
    : Math.max(0, maxUserCount - attendCount)

type OrderRow = NonNullable<Awaited<ReturnType<typeof queries.findOrder>>>
async function orderView(ctx: Context, order: OrderRow): Promise<z.output<typeof ordersSchemasApi.Order>> {
  const payment = await findPayment(ctx.db, order.orderSeq)
  return {
    ...order,
    ordererName: shownName(order.ordererName, ctx.language),
    payMethodCd: payment?.payMethodCd ?? payMethods.card,
    cardName: payment?.cardName ?? null,
    isSandbox: isSandbox(payment?.gateway ?? ''),
  }
}
