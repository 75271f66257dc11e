import { moveDay, seoulDay } from '../../values/korea-time.ts'
import { MIN_CLASSES } from '../courses/state.rules.ts'
import {
  courseTypes,
  userLimitTypes,
  type CourseTypeCd,
  type ProductKind,
  type UserLimitTypeCd,
} from '../../values/type-codes.ts'

export const MAX_CLASSES = 20

/**
 * A sum cut into whole parts in proportion to the weights, without a rest: what rounding down leaves goes one by one to the
 * largest fractions, among equals to the first. Equal parts where nothing weighs. docs/rules.md R-761.
 */
export function splitAmount(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = sum === 0 ? weights.map(() => 1) : weights
  const whole = BigInt(sum === 0 ? weights.length : sum)
  const cut = shares.map((weight) => BigInt(total) * BigInt(weight))
  const parts = cut.map((product) => Number(product / whole))
  const rest = total - parts.reduce((all, part) => all + part, 0)
  const byFraction = cut
    .map((product, at) => ({ at, fraction: product % whole }))
    .toSorted((left, right) => Number(right.fraction - left.fraction) || left.at - right.at)
  for (const { at } of byFraction.slice(0, rest)) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

/** The price and the discount of each class in a package; they sum to those of the package. docs/rules.md R-761. */
export function sharesOf(
  { price, totalAmount }: { price: number; totalAmount: number },
  weights: readonly number[],
) {
  const discounts = splitAmount(price - totalAmount, weights)
  return splitAmount(totalAmount, weights).map((paid, at) => {
    const discountAmount = discounts[at] ?? 0
    return { unitPrice: paid + discountAmount, discountAmount }
  })
}

/** Whether it is paid in won only: its classes are shown in different currencies. docs/rules.md R-762. */
export const isKrwOnly = (currencies: readonly string[]) => new Set(currencies).size > 1

/** The last day of access in Seoul for somebody who enrols now; null without an end. docs/rules.md R-763. */
export const expectedEnd = (days: number, now: Date) => (days === -1 ? null : moveDay(seoulDay(now), days))

interface Seats {
  userLimitTypeCd: UserLimitTypeCd
  maxUserCount: number | null
  attendCount: number
  waitCnt: number
}
/** Seats left for somebody new; null without a limit. A seat that others wait for is none. */
export function seatsLeft({ userLimitTypeCd, maxUserCount, attendCount, waitCnt }: Seats) {
  if (userLimitTypeCd === userLimitTypes.unlimited || maxUserCount === null) return null
  if (userLimitTypeCd === userLimitTypes.waitlist && waitCnt > 0) return 0
  return Math.max(0, maxUserCount - attendCount)
}

interface Included extends Seats {
  state: string
  endAt: Date | null
}
/** Why the classes keep the package from being sold: one is full, or one is over or gone; null where nothing does. R-764. */
export function includedState(
  classes: readonly Included[],
  now: Date,
): 'NOT_READY' | 'CLOSED' | 'SOLD_OUT' | null {
  if (classes.length < MIN_CLASSES) return 'NOT_READY'
  if (classes.some(({ state, endAt }) => state !== 'PUBLISHED' || (endAt !== null && now > endAt)))
    return 'CLOSED'
  return classes.some((one) => seatsLeft(one) === 0) ? 'SOLD_OUT' : null
}

interface Candidate {
  productKind: ProductKind
  courseTypeCd: CourseTypeCd
  state: string
  endAt: Date | null
}
/** Why a class cannot be added to a package; null where it can. docs/rules.md R-760. */
export function obstacleFor({ productKind, courseTypeCd, state, endAt }: Candidate, now: Date) {
  if (productKind === 'PACKAGE') return 'IS_PACKAGE' as const
  // It begins and ends with its terms.
  if (productKind === 'CHALLENGE') return 'IS_CHALLENGE' as const
  if (courseTypeCd === courseTypes.project) return 'IS_PROJECT' as const
  if (state !== 'PUBLISHED') return 'NOT_PUBLISHED' as const
  return endAt !== null && now > endAt ? ('ENDED' as const) : null
}
