import { isDiscounted } from '../../values/money.ts'
import {
  admissionTypes,
  type ChoiseTypeCd,
  curriculumTypes,
  type DeliveryCd,
  deliveryTypes,
  type FareCd,
  fareTypes,
  type PeriodTypeCd,
  periodTypes,
  type ProductKind,
  type PublicCd,
  publicTypes,
  type UserLimitTypeCd,
  userLimitTypes,
} from '../../values/type-codes.ts'

const DAY = 86_400_000
const CLOSING_SOON_DAYS = 3
const NEW_DAYS = 7

/** The facts that determine state, badge, price and button of a course. Dates are moments, counts are people. */
export interface CourseFacts {
  fareCd: FareCd
  price: number
  discountPrice: number | null
  discountStartAt: Date | null
  discountEndAt: Date | null
  endAt: Date | null
  payStartAt: Date | null
  payEndAt: Date | null
  recruitClosedAt: Date | null
  /** 99 stops at capacity, 00 keeps a waitlist, 01 has no limit. */
  userLimitTypeCd: UserLimitTypeCd
  maxUserCount: number | null
  /** Approved and reserved seats. */
  attendCount: number
  acceptCnt: number
  /** People on the waitlist or waiting for approval. */
  waitCnt: number
  choiseTypeCd: ChoiseTypeCd
  publicCd: PublicCd
  state: 'DRAFT' | 'SUBMITTED' | 'REJECTED' | 'PUBLISHED' | 'TRASHED' | 'PURGED'
}
export type Lifecycle = 'PREPARING' | 'RECRUITING' | 'CLOSING_SOON' | 'SOLD_OUT' | 'CLOSED' | 'ENDED'

export const isFull = ({ maxUserCount }: CourseFacts, count: number) =>
  maxUserCount !== null && count >= maxUserCount
export const keepsLine = ({ userLimitTypeCd, choiseTypeCd }: CourseFacts) =>
  userLimitTypeCd === userLimitTypes.waitlist && choiseTypeCd === admissionTypes.firstCome
/** Whether a new applicant joins the waitlist: no seat is free, or somebody already waits for the free one. R-360. */
export const hasLine = (course: CourseFacts) =>
  keepsLine(course) && (isFull(course, course.attendCount) || course.waitCnt > 0)
/** Whether staff approve applications; an open course has none. R-361. */
export const asksApproval = ({ choiseTypeCd, fareCd }: Pick<CourseFacts, 'choiseTypeCd' | 'fareCd'>) =>
  choiseTypeCd === admissionTypes.approval && fareCd !== fareTypes.open
/** No application is possible: the hard limit is reached. */
export const isSoldOut = (course: CourseFacts) =>
  course.userLimitTypeCd === userLimitTypes.limited && isFull(course, course.attendCount)
export const isShown = ({ state, publicCd }: CourseFacts) =>
  state === 'PUBLISHED' && publicCd === publicTypes.public
export const isEnded = ({ endAt }: CourseFacts, now: Date) => endAt !== null && now > endAt
export const isClosed = ({ payEndAt, recruitClosedAt }: CourseFacts, now: Date) =>
  recruitClosedAt !== null || (payEndAt !== null && now > payEndAt)
const isClosingSoon = ({ payEndAt }: CourseFacts, now: Date) =>
  payEndAt !== null && now <= payEndAt && payEndAt.getTime() - now.getTime() <= CLOSING_SOON_DAYS * DAY

/** The current state of a course: exactly one of six. docs/rules.md R-110. */
export function courseState(course: CourseFacts, now: Date): Lifecycle {
  if (course.state !== 'PUBLISHED') return 'PREPARING'
  if (isEnded(course, now)) return 'ENDED'
  if (isClosed(course, now)) return 'CLOSED'
  if (course.publicCd !== publicTypes.public) return 'PREPARING'
  if (course.payStartAt !== null && now < course.payStartAt) return 'PREPARING'
  if (isSoldOut(course)) return 'SOLD_OUT'
  return isClosingSoon(course, now) ? 'CLOSING_SOON' : 'RECRUITING'
}

export type Badge = 'CLOSED' | 'CLOSING_SOON' | 'DISCOUNT' | 'NEW'

/** The badge on a cover, by priority. docs/rules.md R-111. */
export function courseBadge(course: CourseFacts, now: Date): Badge | null {
  if (isClosed(course, now) || isEnded(course, now) || isSoldOut(course)) return 'CLOSED'
  if (isClosingSoon(course, now)) return 'CLOSING_SOON'
  if (isDiscounted(course, now)) return 'DISCOUNT'
  const age = course.payStartAt === null ? -1 : now.getTime() - course.payStartAt.getTime()
  return age >= 0 && age <= NEW_DAYS * DAY ? 'NEW' : null
}

/** LIVE, VOD, both, or nothing, from the kinds of its lessons. docs/rules.md R-112. */
export function lectureBadge(curriculumStatusList: readonly string[]): 'LIVE' | 'VOD' | 'LIVE•VOD' | null {
  const isLive = curriculumStatusList.includes(curriculumTypes.live)
  const isVod = curriculumStatusList.includes(curriculumTypes.video)
  if (isLive && isVod) return 'LIVE•VOD'
  if (isLive) return 'LIVE'
  return isVod ? 'VOD' : null
}

export interface PaymentDraft {
  fareCd: FareCd
  price: number
  discountPrice: number | null
  discountStartAt: Date | null
  discountEndAt: Date | null
  startAt: Date | null
  endAt: Date | null
  payStartAt: Date | null
  payEndAt: Date | null
  payEndCd: PeriodTypeCd
  payStartCd: PeriodTypeCd
  userLimitTypeCd: UserLimitTypeCd
  maxUserCount: number | null
  minUserCount: number | null
  displayCurrency: 'KRW' | 'USD'
  priceEx: number | null
  discountPriceEx: number | null
  materialTitle: string
  materialPrice: number | null
  materialPriceEx: number | null
  deliveryCd: DeliveryCd
  /** Of a class unless said. */
  productKind?: ProductKind
}
export type PaymentRule =
  | 'REQUIRED'
  | 'PRICE_MISSING'
  | 'DISCOUNT_NOT_BELOW_PRICE'
  | 'DISCOUNT_END_BEFORE_START'
  | 'PAY_END_BEFORE_START'
  | 'PAY_END_BEFORE_CLASS'
  | 'END_BEFORE_START'
  | 'CAPACITY_MISSING'
  | 'MIN_ABOVE_MAX'
  | 'MATERIAL_BOTH'
  | 'DELIVERY_NEEDS_PRICE'
  | 'DELIVERY_OF_PACKAGE'
  | 'DELIVERY_OF_CONTENTS'
interface Violation {
  path: string
  rule: PaymentRule
}
const codeOf = (at: Date | null) => (at === null ? periodTypes.unlimited : periodTypes.dated)
/** Whether applications open and close on dates: 00 on a date, 99 without one; Y where there is either. docs/rules.md R-436. */
export function recruitCodes({ payStartAt, payEndAt }: Pick<PaymentDraft, 'payStartAt' | 'payEndAt'>) {
  const [payStartCd, payEndCd] = [codeOf(payStartAt), codeOf(payEndAt)]
  const isSet = payStartCd === periodTypes.dated || payEndCd === periodTypes.dated
  return { payStartCd, payEndCd, settingPayTimeYn: isSet ? ('Y' as const) : ('N' as const) }
}

const isBefore = (end: Date | null, start: Date | null) => end !== null && start !== null && end < start
const isNotAfter = (end: Date | null, start: Date | null) => end !== null && start !== null && end <= start

/** Every rule of price, dates and seats that a draft breaks, by field. docs/rules.md. */
export function checkSavable(draft: PaymentDraft): Violation[] {
  return [
    ...brokenPrice(draft),
    ...brokenSeats(draft),
    ...brokenDollars(draft),
    ...brokenMaterial(draft),
    ...brokenDelivery(draft),
    ...brokenDates(draft),
  ]
}

function brokenPrice(draft: PaymentDraft): Violation[] {
  const broken: Violation[] = []
  const { fareCd, price, discountPrice } = draft
  const isPaid = fareCd === fareTypes.paid
  // Hidden fields of a free course, or of one without a discount, are discarded and break no rule.
  const hasDiscount = isPaid && discountPrice !== null
  if (isPaid && price === 0) broken.push({ path: 'body.price', rule: 'PRICE_MISSING' })
  if (hasDiscount && discountPrice >= price && price > 0) {
    broken.push({ path: 'body.discountPrice', rule: 'DISCOUNT_NOT_BELOW_PRICE' })
  }
  if (hasDiscount && isNotAfter(draft.discountEndAt, draft.discountStartAt)) {
    broken.push({ path: 'body.discountEndAt', rule: 'DISCOUNT_END_BEFORE_START' })
  }
  return broken
}

/** docs/rules.md. */
function brokenSeats({ userLimitTypeCd, maxUserCount, minUserCount }: PaymentDraft): Violation[] {
  if (userLimitTypeCd === userLimitTypes.unlimited) return []
  if (maxUserCount === null) return [{ path: 'body.maxUserCount', rule: 'CAPACITY_MISSING' }]
  return minUserCount !== null && minUserCount > maxUserCount
    ? [{ path: 'body.minUserCount', rule: 'MIN_ABOVE_MAX' }]
    : []
}

/**
 * A course shown in dollars needs the price, and the discounted price where there is a discount. Dollar prices stored for later may
 * be missing but must not contradict one another. docs/rules.md R-440.
 */
function brokenDollars({ fareCd, displayCurrency, priceEx, discountPrice, discountPriceEx }: PaymentDraft) {
  const broken: Violation[] = []
  if (fareCd !== fareTypes.paid) return broken
  const isDisplayed = displayCurrency === 'USD'
  if (isDisplayed && !priceEx) broken.push({ path: 'body.priceEx', rule: 'PRICE_MISSING' })
  if (discountPrice === null) return broken
  if (discountPriceEx === null) {
    if (isDisplayed) broken.push({ path: 'body.discountPriceEx', rule: 'PRICE_MISSING' })
  } else if (priceEx !== null && discountPriceEx >= priceEx) {
    broken.push({ path: 'body.discountPriceEx', rule: 'DISCOUNT_NOT_BELOW_PRICE' })
  }
  return broken
}

/** Material requires a title and prices in both currencies; zero is a price. docs/rules.md R-314. */
function brokenMaterial({ materialTitle, materialPrice, materialPriceEx }: PaymentDraft) {
  const broken: Violation[] = []
  if (materialPrice === null && materialPriceEx === null) return broken
  if (materialPrice === null) broken.push({ path: 'body.materialPrice', rule: 'MATERIAL_BOTH' })
  if (materialPriceEx === null) broken.push({ path: 'body.materialPriceEx', rule: 'MATERIAL_BOTH' })
  if (materialTitle.trim() === '') broken.push({ path: 'body.materialTitle', rule: 'REQUIRED' })
  return broken
}

/** Goods are sent for an order: of a class that never costs nothing, not of a package besides its classes, and not of contents. docs/rules.md R-780. */
function brokenDelivery({ fareCd, deliveryCd, discountPrice, productKind }: PaymentDraft): Violation[] {
  const path = 'body.deliveryCd'
  if (fareCd !== fareTypes.paid || deliveryCd === deliveryTypes.none) return []
  if (productKind === 'PACKAGE') return [{ path, rule: 'DELIVERY_OF_PACKAGE' }]
  if (productKind === 'CONTENTS') return [{ path, rule: 'DELIVERY_OF_CONTENTS' }]
  return discountPrice === 0 ? [{ path, rule: 'DELIVERY_NEEDS_PRICE' }] : []
}

function brokenDates(draft: PaymentDraft): Violation[] {
  const broken: Violation[] = []
  const payStartAt = draft.payStartCd === periodTypes.unlimited ? null : draft.payStartAt
  const payEndAt = draft.payEndCd === periodTypes.unlimited ? null : draft.payEndAt
  if (draft.payStartCd === periodTypes.dated && payStartAt === null)
    broken.push({ path: 'body.payStartAt', rule: 'REQUIRED' })
  if (draft.payEndCd === periodTypes.dated && payEndAt === null)
    broken.push({ path: 'body.payEndAt', rule: 'REQUIRED' })
  if (isBefore(payEndAt, payStartAt)) broken.push({ path: 'body.payEndAt', rule: 'PAY_END_BEFORE_START' })
  // Who joins a challenge is there from its first day on.
  else if (draft.productKind !== 'CHALLENGE' && isBefore(payEndAt, draft.startAt)) {
    broken.push({ path: 'body.payEndAt', rule: 'PAY_END_BEFORE_CLASS' })
  }
  if (isNotAfter(draft.endAt, draft.startAt)) broken.push({ path: 'body.endAt', rule: 'END_BEFORE_START' })
  return broken
}

/** The first picture of a class and those behind it. */
export const MAX_COURSE_PICTURES = 10
