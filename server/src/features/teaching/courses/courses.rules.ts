import { isPossible, type CourseState } from 'contract/teaching/courses/state.rules'
import { recruitCodes, type PaymentDraft } from 'contract/teaching/courses/courses.rules'
import type { NextRound } from 'contract/teaching/courses/rounds.schemas'
import type { CoursePayment } from 'contract/teaching/courses/drafts.schemas'
import type { JoinCondition } from 'contract/teaching/courses/settings.schemas'
import type { RefusalName } from 'contract/http/refusals'
import {
  admissionTypes,
  deliveryTypes,
  fareTypes,
  periodTypes,
  publicTypes,
  userLimitTypes,
  type PublicCd,
} from 'contract/values/type-codes'

/** The dates and seats of a round as input of the course rules; its price breaks none of them. */
export const asPaymentDraft = (course: Sold, round: Omit<NextRound, 'openAt'>): PaymentDraft => ({
  ...course,
  ...round,
  ...recruitCodes(round),
  discountPrice: null,
  discountPriceEx: null,
  displayCurrency: 'KRW',
  fareCd: fareTypes.free,
  deliveryCd: deliveryTypes.none,
})
type Sold = Pick<
  PaymentDraft,
  | 'price'
  | 'productKind'
  | 'discountStartAt'
  | 'discountEndAt'
  | 'priceEx'
  | 'materialTitle'
  | 'materialPrice'
  | 'materialPriceEx'
>

/** A free course has no price, an open end no date: stored fields never contradict one another. */
export function normalizePayment(payment: CoursePayment) {
  const { payStartCd, payEndCd, startAt, endAt, userLimitTypeCd, maxUserCount, minUserCount, ...rest } =
    payment
  const isPaid = rest.fareCd === fareTypes.paid
  const hasDiscount = isPaid && rest.discountPrice !== null
  return {
    course: {
      ...rest,
      // An open course has no approval.
      choiseTypeCd: rest.fareCd === fareTypes.open ? admissionTypes.firstCome : rest.choiseTypeCd,
      price: isPaid ? rest.price : 0,
      discountPrice: hasDiscount ? rest.discountPrice : null,
      discountStartAt: hasDiscount ? rest.discountStartAt : null,
      discountEndAt: hasDiscount ? rest.discountEndAt : null,
      discountPriceEx: hasDiscount && rest.priceEx !== null ? rest.discountPriceEx : null,
      priceEx: isPaid ? rest.priceEx : null,
      displayCurrency: isPaid ? rest.displayCurrency : 'KRW',
      installmentMonth: isPaid ? rest.installmentMonth : null,
      deliveryCd: isPaid ? rest.deliveryCd : deliveryTypes.none,
      materialTitle: rest.materialPrice === null ? '' : rest.materialTitle,
      payStartAt: payStartCd === periodTypes.unlimited ? null : rest.payStartAt,
      payEndAt: payEndCd === periodTypes.unlimited ? null : rest.payEndAt,
    },
    round: {
      startAt,
      endAt,
      userLimitTypeCd,
      minUserCount,
      maxUserCount: userLimitTypeCd === userLimitTypes.unlimited ? null : maxUserCount,
    },
  }
}

interface CourseVisibility {
  state: CourseState
  publishedAt: Date | null
}
/** The reason why visitors cannot see this course; null when they can. */
export function checkVisible(course: CourseVisibility & { publicCd: PublicCd }): RefusalName | null {
  return checkExisting(course) ?? (course.publicCd === publicTypes.public ? null : 'CLASS_NOT_FOUND')
}

/** The reason why the course does not exist for anybody but its staff, not even for its learners; null when it does. */
export function checkExisting(course: CourseVisibility): RefusalName | null {
  const isGone = course.state === 'PURGED' || course.state === 'TRASHED'
  // A course that was never published is not gone: it never existed for visitors.
  if (isGone && course.publishedAt !== null) return 'CLASS_GONE'
  return course.state === 'PUBLISHED' ? null : 'CLASS_NOT_FOUND'
}

interface Open {
  memberOnly: boolean | null
}
interface Comer {
  isMember: boolean
}
/** Conditions for this caller to enrol. docs/rules.md R-367. */
export const joinConditions = ({ memberOnly }: Open, caller: Comer | null): JoinCondition[] =>
  memberOnly === true ? [{ type: 'MEMBER_ONLY', refSeq: null, satisfied: caller?.isMember === true }] : []

/** The reason why this caller cannot be admitted, apart from other conditions; null when they can. */
export const checkAdmission = (course: Open, caller: Comer | null): RefusalName | null =>
  joinConditions(course, caller).every(({ satisfied }) => satisfied) ? null : 'MEMBERS_ONLY'

/** Days a course stays in the trash. */
const TRASH_DAYS = 7
export const restoreUntil = (now: Date) => new Date(now.getTime() + TRASH_DAYS * 86_400_000)

/** Whether a course can be restored from the trash: until its days are over, even if the clean-up is late. R-137 */
export const canRestore = (course: { state: CourseState; restoreExpiresAt: Date | null }, now: Date) =>
  isPossible('RESTORE', course.state) && course.restoreExpiresAt !== null && now < course.restoreExpiresAt
