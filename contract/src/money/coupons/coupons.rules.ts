import type { Currency } from '../../values/ids.ts'

export const discountTypes = ['AMOUNT', 'PERCENT'] as const
export type DiscountType = (typeof discountTypes)[number]
export const couponTargets = ['SITE', 'COURSE'] as const
export const couponStates = ['SCHEDULED', 'RUNNING', 'ENDED', 'OFF'] as const
export type CouponState = (typeof couponStates)[number]

export const LONGEST_CODE = 20
export const LONGEST_NAME = 40
/** Coupons of a site. */
export const MAX_COUPONS = 300
/** Classes of one coupon. */
export const MAX_COUPON_COURSES = 100
/** From here on a ticket says how many days are left. */
export const SOON_DAYS = 10

/** A code as it is stored: upper case, without spaces and hyphens. docs/rules.md R-750. */
export const normalizeCode = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
export const isCode = (code: string) => /^[A-Z0-9]{4,20}$/.test(code)

interface Discount {
  discountType: DiscountType
  /** Won, or whole percent. */
  value: number
  maxDiscount: number | null
}
interface Price {
  /** After the discount of the class, in the smallest unit. */
  price: number
  currency: Currency
}

/** What a coupon takes off this price, in won: whole won, never more than the price; nothing off other currencies. docs/rules.md R-751. */
export function discountOf({ discountType, value, maxDiscount }: Discount, { price, currency }: Price) {
  if (currency !== 'KRW') return 0
  const full = discountType === 'AMOUNT' ? value : Math.floor((price * value) / 100)
  return Math.max(0, Math.min(full, maxDiscount ?? full, price))
}

interface Offered extends Price {
  /** The part of the price that the level of the buyer takes off. */
  levelDiscount: number
}
/**
 * How a level and a coupon stand together: the level comes first, the coupon takes off what is left; a coupon that is not for both is
 * spent without the level. docs/rules.md R-1202.
 */
export function discountsOf(
  { price, currency, levelDiscount }: Offered,
  coupon: (Discount & { allowsLevelDiscount: boolean }) | null,
) {
  const kept = coupon && !coupon.allowsLevelDiscount ? 0 : levelDiscount
  const left = price - kept
  const couponDiscount = coupon ? discountOf(coupon, { price: left, currency }) : 0
  return { levelDiscount: kept, left, couponDiscount, totalAmount: left - couponDiscount }
}

/** The most that all coupons together can take off, in won; null where nothing bounds it. */
export function maxCostOf({
  discountType,
  value,
  maxDiscount,
  totalLimit,
}: Discount & { totalLimit: number | null }) {
  const each = discountType === 'AMOUNT' ? value : maxDiscount
  return each === null || totalLimit === null ? null : each * totalLimit
}

interface Period {
  isActive: boolean
  startsAt: Date
  endsAt: Date
}
export function couponStateOf({ isActive, startsAt, endsAt }: Period, now: Date): CouponState {
  if (now >= endsAt) return 'ENDED'
  if (!isActive) return 'OFF'
  return now < startsAt ? 'SCHEDULED' : 'RUNNING'
}

export const useObstacles = [
  'USED',
  'INACTIVE',
  'OVER',
  'NOT_BEGUN',
  'IN_USE',
  'NOT_KRW',
  'WRONG_CLASS',
  'BELOW_MINIMUM',
] as const
export type UseObstacle = (typeof useObstacles)[number]

/** A coupon in a box, and whether it is being spent or was. */
export interface OwnCoupon extends Period {
  minAmount: number
  /** Classes it is for; null for all. */
  courseSeqs: readonly number[] | null
  use: 'RESERVED' | 'USED' | null
}

/** Why a coupon in a box cannot be spent anywhere right now. docs/rules.md R-752. */
export function obstacleNow({ isActive, startsAt, endsAt, use }: OwnCoupon, now: Date): UseObstacle | null {
  if (use === 'USED') return 'USED'
  if (!isActive) return 'INACTIVE'
  if (now >= endsAt) return 'OVER'
  if (now < startsAt) return 'NOT_BEGUN'
  return use === 'RESERVED' ? 'IN_USE' : null
}

/** Why it cannot be spent on this class, first what no other class would change. docs/rules.md R-752. */
export function obstacleFor(
  coupon: OwnCoupon,
  { price, currency, courseSeq }: Price & { courseSeq: number },
  now: Date,
): UseObstacle | null {
  const always = obstacleNow(coupon, now)
  if (always) return always
  if (currency !== 'KRW') return 'NOT_KRW'
  if (coupon.courseSeqs && !coupon.courseSeqs.includes(courseSeq)) return 'WRONG_CLASS'
  return price < coupon.minAmount || price === 0 ? 'BELOW_MINIMUM' : null
}

interface Receivable extends Period {
  totalLimit: number | null
  perUserLimit: number
  issuedCount: number
}
interface Own {
  /** How many of it this person received. */
  received: number
  /** Whether one of them is neither spent nor being spent. */
  hasUnused: boolean
}
export type ReceiveObstacle = 'INACTIVE' | 'OVER' | 'HELD' | 'PERSON_LIMIT' | 'ALL_GIVEN'

/** Why nobody can receive this coupon, or this person cannot; before it begins it can be received. docs/rules.md R-753. */
export function obstacleToReceive(
  { isActive, endsAt, totalLimit, perUserLimit, issuedCount }: Receivable,
  { received, hasUnused }: Own,
  now: Date,
): ReceiveObstacle | null {
  if (!isActive) return 'INACTIVE'
  if (now >= endsAt) return 'OVER'
  if (hasUnused) return 'HELD'
  if (received >= perUserLimit) return 'PERSON_LIMIT'
  return totalLimit !== null && issuedCount >= totalLimit ? 'ALL_GIVEN' : null
}

const DAY = 86_400_000
/** Days until a coupon ends, begun ones too: 1 in its last day. */
export const daysLeft = (endsAt: Date, now: Date) => Math.ceil((endsAt.getTime() - now.getTime()) / DAY)
