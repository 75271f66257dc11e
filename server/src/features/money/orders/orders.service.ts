import { randomBytes } from 'node:crypto'
import { buyerMethod, type BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import { REFUND_TERMS_VERSION } from 'contract/money/orders/refunds.rules'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { pricesOf } from 'contract/money/orders/charges.rules'
import type { pay as payPromise } from 'contract/money/orders/api'
import { seoulDay } from 'contract/values/korea-time'
import { payMethods } from 'contract/values/type-codes'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { discountFor, lockCoupon } from '../coupons/coupons.public.ts'
import { entryCodeFor } from '../attribution/attribution.public.ts'
import { getShownCourse, type CourseRow } from '../../teaching/courses/courses.public.ts'
import {
  checkPackageEntry,
  findActive,
  findInvited,
  holdPlace,
  keepHold,
  lockEnrolment,
  releaseHold,
  renameHold,
  waitFor,
  waitForPlace,
} from '../enrolments/enrolments.public.ts'
import { checkLevel } from '../../teaching/courses/level-condition.public.ts'
import { checkProjectLimit, checkRecruiting } from '../enrolments/enrolments.public.ts'
import type { PaymentChannel } from '../merchants/merchants.public.ts'
import { chargeFor } from './charges.service.ts'
import { beginPayment, openPayment } from './begin-payment.service.ts'
import {
  changeOrder,
  findOrder,
  findOrderBySeq,
  findOrderOfPlace,
  insertOrder,
  type OrderRow,
} from './orders.queries.ts'
import { insertItems } from './order-items.queries.ts'
import { awaitDeposit, checkMethod, isAwaited } from './deposits.service.ts'
import { checkReceipt, keepReceipt } from './cash-receipts.service.ts'
import { channelOf, hasSameCoupon, reserveFor, termsOf, type Terms } from './order-coupons.service.ts'
import { correctAddress, hasSameGoods, keepAddress } from './order-goods.service.ts'
import { finishFree } from './free-orders.service.ts'
import { itemsOf } from './sold-items.service.ts'
import { holdUntil, orderNoOf } from './orders.rules.ts'
import { findOpenPayment } from './payments.queries.ts'
import { remindLater } from './reserved-seat.jobs.ts'
import { windowOptions } from './window-options.rules.ts'
import { giveUp } from './unpaid-orders.service.ts'

type PayInput = z.output<(typeof payPromise)['body']>

/** Why this class cannot be bought by anybody right now, thrown; what it costs otherwise. */
export async function getOffer(ctx: MemberContext, courseSeq: CourseSeq, classSeq?: ClassSeq) {
  const course = await getShownCourse(ctx.db, courseSeq)
  const invited = await findInvited(ctx.db, ctx.user.userSeq, { courseSeq, now: ctx.now() })
  const refusal = invited
    ? null
    : (checkRecruiting(course, ctx.now()) ??
      (await checkLevel(ctx.db, course, ctx.user)) ??
      (await checkProjectLimit(ctx, course)))
  if (refusal) throw refuse(refusal)
  // An admitted applicant pays for the round they applied for; all others for the current one.
  const round = invited?.classSeq ?? course.classSeq
  if (classSeq !== undefined && classSeq !== round) throw refuse('RECRUITING_OVER')
  const level = await discountFor(ctx, course)
  return { course, invited, level, ...pricesOf(course, ctx.now(), level?.percent) }
}

/** Takes the order, holds the seat, asks the provider where to pay. Pressing again goes on with the same order. */
export async function pay(ctx: MemberContext, courseSeq: CourseSeq, input: PayInput) {
  const offer = await getOffer(ctx, courseSeq, input.classSeq)
  const { course, invited, shown, level } = offer
  const method = buyerMethod(input)
  if (!method) throw refuse('PAY_METHOD_OFF')
  const charge = await chargeFor(ctx, { course, level }, method)
  const terms = await termsOf(ctx, { course, shown, charge, level }, input.couponIssueSeq)
  if (shown.totalAmount === 0 || terms.totalAmount !== input.totalAmount) throw refuse('PRICE_CHANGED')
  checkReceipt({ method, currency: charge.currency, cashReceipt: input.cashReceipt })
  const found = await channelOf(ctx, terms, method)
  const hasCardOptions = found?.gateway.hasCardOptions === true
  const chosen = { method, currency: charge.currency, amount: terms.totalAmount, hasCardOptions }
  const channel = found && { ...found, options: windowOptions(chosen, input) }
  const begun = await findBegun(ctx, course, terms)
  if (begun) await checkMethod(ctx, begun, method)
  const { skipAttendCheck = false } = input
  const wait = invited ? null : waitFor(course)
  if (!begun && !invited) {
    checkApplication(input, wait)
    await checkPackageEntry(ctx, ctx.db, { course, userSeq: ctx.user.userSeq, skipAttendCheck })
  }
  const taking = { course, terms, channel, method, input, wait }
  if (begun) await updateOrder(ctx, begun, taking)
  const order = begun ?? (await takeOrder(ctx, taking))
  const { name: customerName, returnTo } = input
  const page = classPath({ ...course, serviceAlias: DEFAULT_ALIAS })
  const back = `${siteOrigin(ctx, returnTo)}${page}/payment`
  if (!channel) return { orderNo: order.orderNo, redirectUrl: `${back}/complete?orderNo=${order.orderNo}` }
  if (method.payMethodCd === payMethods.deposit) return awaitDeposit(ctx, channel, { order, back })
  const redirectUrl = await beginPayment(ctx, channel, { order, back, customerName })
  return { orderNo: order.orderNo, redirectUrl }
}

/** Nobody pays for an application who was shown a seat, nor for a seat who was shown an application. docs/rules.md R-900. */
function checkApplication({ isApplication }: PayInput, wait: WaitKind | null) {
  if (isApplication === (wait !== null)) return
  if (wait === null) throw refuse('NOTHING_TO_WAIT_FOR')
  throw refuse(wait === 'APPROVAL' ? 'APPROVAL_NEEDED' : 'SOLD_OUT')
}

const contactOf = ({ name, email, phone }: PayInput) => ({ name, email, phone: phone === '' ? null : phone })

/** Who goes back and corrects their name, telephone, address or receipt gets everything as they want it now. */
function updateOrder(
  ctx: MemberContext,
  order: OrderRow,
  { method, input }: Pick<Taking, 'method' | 'input'>,
) {
  const { orderSeq, attendSeq } = order
  const contact = contactOf(input)
  const { name: ordererName, email: ordererEmail, phone: ordererPhone } = contact
  return ctx.transaction(async (tx) => {
    await changeOrder(tx, orderSeq, { ordererName, ordererEmail, ordererPhone })
    await renameHold(tx, attendSeq, contact)
    await correctAddress(tx, order, input.address)
    await keepReceipt(ctx, tx, { ...order, method, cashReceipt: input.cashReceipt })
  })
}

/** The order this person already began, if it can still be paid at this price. An older one makes room. */
async function findBegun(ctx: MemberContext, course: CourseRow, terms: Terms) {
  const enrolment = await findActive(ctx.db, ctx.user.userSeq, course.courseSeq)
  if (!enrolment) return null
  if (enrolment.state !== 'PENDING_PAYMENT' && enrolment.waitPayment !== 'OPEN')
    throw refuse('ALREADY_ENROLLED')
  const order = await findOrderOfPlace(ctx.db, enrolment.attendSeq)
  const payment = order && (await findOpenPayment(ctx.db, order.orderSeq))
  if (payment && payment.state !== 'REQUESTED') throw refuse('PAYMENT_PENDING')
  const isOpen =
    order?.state === 'CREATED' &&
    order.expiresAt > ctx.now() &&
    order.totalAmount === terms.totalAmount &&
    order.currency === terms.currency
  const isSame =
    isOpen && (await hasSameCoupon(ctx, order, terms)) && (await hasSameGoods(ctx.db, order, course))
  if (isSame) return order
  // Its money may be on the way, so only the buyer may end it.
  if (await isAwaited(ctx, order, payment)) throw refuse('DEPOSIT_AWAITED')
  if (order) await giveUp(ctx, order.orderNo, { state: 'EXPIRED', reason: 'started again' })
  else
    await ctx.transaction((tx) =>
      releaseHold(tx, enrolment.attendSeq, { now: ctx.now(), reason: 'started again' }),
    )
  return null
}

interface Taking {
  course: CourseRow
  terms: Terms
  /** Null where nothing is to be paid. */
  channel: PaymentChannel | null
  method: BuyerMethod
  input: PayInput
  /** What a new applicant waits for, who takes no seat. */
  wait: WaitKind | null
}
/** A new order with its seat; when another tab of the same person was quicker, the order of that one. */
async function takeOrder(ctx: MemberContext, taking: Taking) {
  try {
    return await insertWithSeat(ctx, taking)
  } catch (error) {
    if (!isRefusal(error)) throw error
    const theirs = await findBegun(ctx, taking.course, taking.terms)
    if (!theirs) throw error
    await updateOrder(ctx, theirs, taking)
    return theirs
  }
}

function insertWithSeat(ctx: MemberContext, { course, terms, channel, method, input, wait }: Taking) {
  const { price, totalAmount, currency, amountShown, currencyShown, exchangeRate } = terms
  const now = ctx.now()
  const until = holdUntil(now)
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    // Before the seat, as a late payment of an earlier order does: else each could wait for the other.
    if (terms.coupon) await lockCoupon(tx, terms.coupon.couponIssueSeq)
    const { name, email, phone } = contactOf(input)
    const applicant = { userSeq, name, email, phone }
    const invited = await findInvited(tx, userSeq, { courseSeq: course.courseSeq, now })
    const coming = { applicant, now, eventCode: await entryCodeFor(ctx, tx, course.courseSeq) }
    const attendSeq = invited
      ? await holdInvited(tx, invited.attendSeq, { now, until })
      : wait
        ? await waitForPlace(tx, course, { ...coming, source: 'ORDER', waitPayment: 'OPEN' })
        : await holdPlace(tx, course, { ...coming, holdUntil: until })
    const { title, courseSeq, deliveryCd } = course
    const discountAmount = price - totalAmount
    const { orderSeq } = await insertOrder(tx, {
      orderNo: orderNoOf(seoulDay(now), randomBytes(8)),
      userSeq,
      title,
      currency,
      price,
      discountAmount,
      totalAmount,
      levelDiscountAmount: terms.levelDiscount,
      levelName: terms.levelName,
      currencyShown,
      amountShown,
      exchangeRate,
      ordererName: name,
      ordererEmail: email,
      ordererPhone: phone,
      createdAt: now,
      expiresAt: until,
    })
    const sold = {
      accessDays: course.vodDays,
      refundTermsVersion: REFUND_TERMS_VERSION,
      // The body of the call is read only with the consent in it.
      consentedAt: now,
      currency,
    }
    const classSeq = invited?.classSeq ?? course.classSeq
    const item = { courseSeq, classSeq, attendSeq, title, unitPrice: price, discountAmount, deliveryCd }
    const items = await itemsOf(tx, course, item)
    await insertItems(tx, { orderSeq, ...sold }, items)
    await keepAddress(tx, { orderSeq }, { items, address: input.address })
    const order = await findOrderBySeq(tx, orderSeq)
    if (!order) throw new Error(`no order ${orderSeq}`)
    await reserveFor(ctx, tx, { order, course, terms })
    const { cashReceipt } = input
    if (cashReceipt) await keepReceipt(ctx, tx, { ...order, method, cashReceipt })
    if (channel) {
      await openPayment(tx, order, { channel, now })
      await remindLater(tx, order.orderNo)
    } else await finishFree(ctx, tx, order)
    return order
  })
}

/** An admitted applicant pays for the seat that is held for them; of two tabs one takes the order. */
async function holdInvited(tx: ChannelTx, attendSeq: AttendSeq, { now, until }: { now: Date; until: Date }) {
  const enrolment = await lockEnrolment(tx, attendSeq)
  const begun = await findOrderOfPlace(tx, attendSeq)
  const isBegun = begun?.state === 'CREATED' && begun.expiresAt > now
  if (enrolment?.state !== 'PENDING_PAYMENT' || isBegun) throw refuse('ALREADY_ENROLLED')
  await keepHold(tx, attendSeq, until)
  return attendSeq
}

/** The browser may only be sent back to an address of this very site. */
function siteOrigin(ctx: MemberContext, returnTo: string) {
  const origin = URL.canParse(returnTo) ? new URL(returnTo).origin : ctx.incoming.origin
  const label = ctx.ports.addresses.labelOf(new URL(origin).host)
  return label === undefined ? ctx.incoming.origin : origin
}

/** One's own order; anybody else's is not found. */
export async function getOwnOrder(ctx: MemberContext, orderNo: string) {
  const order = await findOrder(ctx.db, orderNo)
  if (order?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
  return order
}
