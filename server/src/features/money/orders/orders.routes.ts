import { asksApproval, hasLine } from 'contract/teaching/courses/courses.rules'
import * as api from 'contract/money/orders/api'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { payMethods, userLimitTypes } from 'contract/values/type-codes'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { getContact, findNames } from '../../people/members/members.public.ts'
import { findRound, findTeachersOf, type CourseRow } from '../../teaching/courses/courses.public.ts'
import { findActive, reservedUntil } from '../enrolments/enrolments.public.ts'
import { gatewayOf, isSandbox } from './gateways.service.ts'
import * as queries from './orders.queries.ts'
import { endUnpaid, getOffer, getOwnOrder, pay } from './orders.service.ts'
import { viewOf, viewsOf } from './orders.views.ts'
import { receiveEvent } from './payment-events.service.ts'
import { findPaymentOfOrder } from './payments.queries.ts'
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
    const payment = await findPaymentOfOrder(ctx.db, order.orderSeq, body.paymentKey)
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
  implement(api.listMyOrders, async ({ ctx, query }) => {
    const orders = await queries.findOrdersOf(ctx.db, ctx.user.userSeq, query)
    return {
      list: await viewsOf(ctx, orders),
      total: await queries.countOrdersOf(ctx.db, ctx.user.userSeq),
    }
  }),
  implement(api.listSales, async ({ ctx, query }) => {
    const orders = await queries.findSales(ctx.db, query)
    return { list: await viewsOf(ctx, orders), ...(await queries.sumSales(ctx.db, query)) }
  }),
  implement(api.refundOrder, ({ ctx, params, body }) =>
    refundInFull(ctx, { ...params, reason: body.reason, requestedByUserSeq: ctx.user.userSeq }),
  ),
  implement(api.paymentWebhook, async ({ ctx, params }) => {
    await receiveEvent(ctx, params.gateway)
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
