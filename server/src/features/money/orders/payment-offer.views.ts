import type { getPaymentInfo, getPaymentOffer } from 'contract/money/orders/api'
import { asksApproval, hasLine } from 'contract/teaching/courses/courses.rules'
import type { WaitKind } from 'contract/teaching/courses/waitlist-kinds.schemas'
import { effectivePrice } from 'contract/values/money'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
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
} from '../enrolments/enrolments.public.ts'
import { findLastAddress } from '../deliveries/deliveries.public.ts'
import { goodsOf } from './order-goods.service.ts'
import { waysToPay } from './pay-methods.views.ts'
import { findAwaitedOrderNo } from './deposits.queries.ts'
import { refundTermsOf } from '../refunds/refunds.public.ts'
import { couponOfBegun } from './order-coupons.service.ts'
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
  return offerOf(ctx, course, { wait, ...amountsOf(course, ctx.now()) })
}

/** The same for a member, with the place, the reserved seat and the contact they may have already. */
export async function paymentInfoOf(
  ctx: MemberContext,
  { courseSeq, classSeq }: CourseQuery,
): Promise<z.output<typeof getPaymentInfo.reply>> {
  const { course, invited, totalAmount, price } = await getOffer(ctx, courseSeq, classSeq)
  const enrolment = await findActive(ctx.db, ctx.user.userSeq, courseSeq)
  if (enrolment && enrolment.state !== 'PENDING_PAYMENT') throw refuse('ALREADY_ENROLLED')
  const wait = enrolment ? null : waitFor(course)
  const { userSeq } = ctx.user
  if (!enrolment) await checkPackageEntry(ctx, ctx.db, { course, userSeq, skipAttendCheck: true })
  if (isFull(course) && !enrolment && wait !== 'LIST') throw refuse('SOLD_OUT')
  const round = invited ? await findRound(ctx.db, invited.classSeq) : undefined
  const offer = await offerOf(ctx, course, { wait, totalAmount, price })
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
  totalAmount: number
  price: number
}
async function offerOf(ctx: Context, course: CourseRow, { wait, totalAmount, price }: Terms) {
  const names = await findNames(ctx, await findTeachersOf(ctx.db, course.courseSeq))
  const { courseSeq, classSeq, partNumber, title, currency, vodDays, waitCnt, imageFileSeq } = course
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
    currency,
    vodDays,
    seatsLeft: seatsLeftOf(course),
    wait,
    waitCnt,
    deliveryCd: totalAmount > 0 ? await goodsOf(ctx.db, course) : deliveryTypes.none,
    refund: await refundTermsOf(ctx, course, totalAmount),
    ...(totalAmount > 0 && wait === null
      ? await waysToPay(ctx, course.currency)
      : { methods: [], ...nothingToPay }),
  }
}

const nothingToPay = { isSandbox: false, depositDueAt: null }

function amountsOf(course: CourseRow, now: Date) {
  const totalAmount = effectivePrice(course, now)
  return { totalAmount, price: totalAmount === 0 ? 0 : course.price }
}

interface Orderer {
  name: string
  email: string
  phone: string | null
}
const contactOf = ({ name, email, phone }: Orderer) => ({ name, email, phone })

/** What somebody new waits for here; nothing where they enter at once. */
const waitFor = (course: CourseRow): WaitKind | null => {
  if (asksApproval(course)) return 'APPROVAL'
  return hasLine(course) ? 'LIST' : null
}
const seatsLeftOf = ({ userLimitTypeCd, maxUserCount, attendCount }: CourseRow) =>
  userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null
    ? null
    : Math.max(0, maxUserCount - attendCount)
const isFull = (course: CourseRow) =>
  course.userLimitTypeCd === userLimitTypes.limited && seatsLeftOf(course) === 0
