import { planCodes, type PlanCode } from 'contract/system/plans/plans.rules'
import type { PlanTerm, changeKinds } from 'contract/money/plan-subscriptions/plan-subscriptions.rules'

interface Offer {
  title: string
  price: number
  termMonths: PlanTerm
}
interface Discount {
  discountPercent: number
  discountAmount: number
  discountRef: string | null
}

/** What a subscription to a plan is called where it is charged: its code, which no operator renames. */
export const PLAN_PRODUCT = 'plan'
export const planOf = (title: string): PlanCode => planCodes.find((code) => code === title) ?? 'FREE'

interface Priced {
  planCd: PlanCode
  monthPrice: number | null
  yearPrice: number | null
  isOffered: boolean
}
/** What is paid for a plan; null where it is not sold for this term. docs/rules.md R-1063. */
export function offerOf(
  { planCd, monthPrice, yearPrice, isOffered }: Priced,
  termMonths: PlanTerm,
): Offer | null {
  const price = termMonths === 12 ? yearPrice : monthPrice
  return price === null || !isOffered ? null : { title: planCd, price, termMonths }
}

interface Coupon {
  planCouponSeq: number
  kind: 'PERCENT' | 'AMOUNT'
  value: number
}
export const refOf = ({ planCouponSeq }: Pick<Coupon, 'planCouponSeq'>) => `plan-coupon:${planCouponSeq}`
/** What a coupon takes off the next charge of a period. docs/rules.md R-1070. */
export const discountOf = (coupon: Coupon | undefined): Discount => ({
  discountPercent: coupon?.kind === 'PERCENT' ? coupon.value : 0,
  discountAmount: coupon?.kind === 'AMOUNT' ? coupon.value : 0,
  discountRef: coupon ? refOf(coupon) : null,
})

interface Running extends Omit<Offer, 'termMonths'> {
  termMonths: number
  nextTitle: string | null
}
type Planned = { change: { nextTitle?: string | null } } | { charge: object }
/** What choosing a plan means for a running subscription. docs/rules.md R-1067, R-1068. */
export function kindOf(
  running: Running,
  offer: Omit<Running, 'nextTitle'>,
  planned: Planned,
): (typeof changeKinds)[number] {
  if ('charge' in planned) return 'NOW'
  const isSame =
    running.title === offer.title && running.termMonths === offer.termMonths && running.price === offer.price
  if (isSame) return 'STAY'
  return typeof planned.change.nextTitle === 'string' ? 'LATER' : 'NOW'
}

/** Whether a plan allows less than another. */
export const isSmaller = (one: PlanCode, other: PlanCode) => planCodes.indexOf(one) < planCodes.indexOf(other)
