import type { getPaymentInfo, getPaymentOffer } from 'contract/money/orders/api'
import { depositDue } from 'contract/money/orders/deposits.rules'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { pricesOf, type Charge, type DisplayPrice } from 'contract/money/orders/charges.rules'
import type { ClassSeq, CourseSeq, Currency } from 'contract/values/ids'
import { deliveryTypes, userLimitTypes } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { fileUrl } from '../../system/files/files.public.ts'
import { findNames, getContact } from '../../people/members/members.public.ts'
import {
  type CourseRow,
  findRound,
  findTeachersOf,
  getShownCourse,
} from '../../teaching/courses/courses.public.ts'
import {
  checkPackageEntry,
  checkRecruiting,
  findActive,
  reservedUntil,
  waitFor,
} from '../enrolments/enrolments.public.ts'
import type { LevelDiscount } from '../coupons/coupons.public.ts'
import { findLastAddress } from '../deliveries/deliveries.public.ts'
import { goodsOf } from './order-goods.service.ts'
import { waysToPay } from './charges.service.ts'
import { findAwaitedOrderNo } from './deposits.queries.ts'
import { refundTermsOf } from '../refunds/refunds.public.ts'
import { couponOfBegun } from './order-coupons.service.ts'
import { packageOrderClasses } from './package-orders.views.ts'
import { getOffer } from './orders.service.ts'

interface CourseQuery {
  courseSeq: CourseSeq
  classSeq?: ClassSeq | undefined
}

/** What a class costs anybody who comes now. */
export async function paymentOfferOf(
  ctx: Context,
  { courseSeq, classSeq }: CourseQuery,
): Promise<z.output<typeof getPaymentOffer.reply>> {
  const course = await getShownCourse(ctx.db, courseSeq)
  const refusal = checkRecruiting(course, ctx.now())
  if (refusal) throw refuse(refusal)
  if (classSeq !== undefined && classSeq !== course.classSeq) throw refuse('RECRUITING_OVER')
  const wait = waitFor(course)
  if (isFull(course) && wait !== 'LIST') throw refuse('SOLD_OUT')
  return offerOf(ctx, course, { wait, level: null, shown: pricesOf(course, ctx.now()).shown })
}

/** The same for a member, with the place, the reserved seat and the contact they may have already. */
export async function paymentInfoOf(
  ctx: MemberContext,
  { courseSeq, classSeq }: CourseQuery,
): Promise<z.output<typeof getPaymentInfo.reply>> {
  const { course, invited, shown, level } = await getOffer(ctx, courseSeq, classSeq)
  const enrolment = await findActive(ctx.db, ctx.user.userSeq, courseSeq)
  const isApplying = enrolment?.waitPayment === 'OPEN'
  if (enrolment && enrolment.state !== 'PENDING_PAYMENT' && !isApplying) throw refuse('ALREADY_ENROLLED')
  const wait = isApplying ? enrolment.waitKind : enrolment ? null : waitFor(course)
  const { userSeq } = ctx.user
  if (!enrolment) await checkPackageEntry(ctx, ctx.db, { course, userSeq, skipAttendCheck: true })
  if (isFull(course) && !enrolment && wait !== 'LIST') throw refuse('SOLD_OUT')
  const round = invited ? await findRound(ctx.db, invited.classSeq) : undefined
  const offer = await offerOf(ctx, course, { wait, shown, level })
  return {
    ...offer,
    classSeq: invited?.classSeq ?? course.classSeq,
    partNumber: round?.partNumber ?? course.partNumber,
    payUntil: invited?.invitedUntil ?? null,
    holdUntil: enrolment ? reservedUntil(enrolment) : null,
    depositOrderNo: enrolment ? await findAwaitedOrderNo(ctx.db, enrolment.attendSeq) : null,
    coupon: enrolment ? await couponOfBegun(ctx, course) : null,
    orderer: enrolment ? contactOf(enrolment) : await getContact(ctx),
    address:
      offer.deliveryCd === deliveryTypes.none ? null : ((await findLastAddress(ctx.db, userSeq)) ?? null),
  }
}

interface Terms {
  wait: WaitKind | null
  shown: DisplayPrice
  level: LevelDiscount | null
}
async function offerOf(ctx: Context, course: CourseRow, { wait, shown, level }: Terms) {
  const { price, totalAmount, currency, levelDiscount } = shown
  const names = await findNames(ctx, await findTeachersOf(ctx.db, course.courseSeq))
  const { courseSeq, classSeq, partNumber, title, vodDays, waitCnt, imageFileSeq } = course
  return {
    courseSeq,
    classSeq,
    partNumber,
    title,
    imageUrl: imageFileSeq === null ? null : fileUrl(ctx.channelSeq, imageFileSeq, 640),
    teacherNames: [...names.values()],
    price,
    discountAmount: price - totalAmount,
    totalAmount,
    levelDiscount: level && levelDiscount > 0 ? { ...level, amount: levelDiscount } : null,
    currency,
    vodDays,
    seatsLeft: seatsLeftOf(course),
    classes: await packageOrderClasses(ctx, course),
    wait,
    waitCnt,
    deliveryCd: totalAmount > 0 ? await goodsOf(ctx.db, course) : deliveryTypes.none,
    refund: await refundTermsOf(ctx, { ...course, currency }, totalAmount),
    ...(totalAmount > 0
      ? await offeredWays(ctx, { course, level }, currency)
      : { methods: [], ...nothingToPay }),
  }
}

const nothingToPay = { isSandbox: false, hasCardOptions: false, depositDueAt: null }

/** PAYMENTS_OFF where the class can be paid in no way. */
async function offeredWays(
  ctx: Context,
  { course, level }: { course: CourseRow; level: LevelDiscount | null },
  shown: Currency,
) {
  const { account, ways, hasCardOptions } = await waysToPay(ctx, course, level)
  if (ways.length === 0) throw refuse('PAYMENTS_OFF')
  const methods = ways.map(({ charge, ...method }) => ({
    ...method,
    charge: isAnother(charge, shown) ? charge : null,
  }))
  return {
    methods,
    hasCardOptions,
    depositDueAt: account && depositDue(ctx.now(), account.dueDays),
    isSandbox: methods.some(({ isTest }) => isTest),
  }
}
const isAnother = (charge: Charge, shown: Currency): charge is Charge & { exchangeRate: number } =>
  charge.currency !== shown

interface Orderer {
  name: string
  email: string
  phone: string | null
}
const contactOf = ({ name, email, phone }: Orderer) => ({ name, email, phone })

const seatsLeftOf = ({ userLimitTypeCd, maxUserCount, attendCount }: CourseRow) =>
  userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null
    ? null
    : Math.max(0, maxUserCount - attendCount)
const isFull = (course: CourseRow) =>
  course.userLimitTypeCd === userLimitTypes.limited && seatsLeftOf(course) === 0
