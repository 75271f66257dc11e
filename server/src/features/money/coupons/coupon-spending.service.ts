import {
  discountsOf,
  obstacleFor,
  obstacleNow,
  type OwnCoupon,
  type UseObstacle,
} from 'contract/money/coupons/coupons.rules'
import { levelDiscountOf } from 'contract/people/levels/levels.rules'
import type { RefusalName } from 'contract/http/refusals'
import type { CouponIssueSeq, CourseSeq, Currency, OrderSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { ownedBy, useOf } from './coupon-box.service.ts'
import { findIssue, lockIssue, type IssueRow } from './coupon-issues.queries.ts'
import { changeUses, findUsesOf, insertUse, isSpentByOther } from './coupon-uses.queries.ts'
import { findCoupon, findCourses, type CouponRow } from './coupons.queries.ts'
import type { MemberContext } from '../../../platform/context.ts'
import { discountFor } from './level-discounts.service.ts'
import { getShownCourse } from '../../teaching/courses/courses.public.ts'
import { effectivePrice } from 'contract/values/money'

const refusalFor = {
  USED: 'COUPON_USED',
  INACTIVE: 'COUPON_INACTIVE',
  OVER: 'COUPON_OVER',
  NOT_BEGUN: 'COUPON_NOT_BEGUN',
  IN_USE: 'COUPON_IN_USE',
  NOT_KRW: 'COUPON_NOT_KRW',
  WRONG_CLASS: 'COUPON_WRONG_CLASS',
  BELOW_MINIMUM: 'COUPON_BELOW_MINIMUM',
} as const satisfies Record<UseObstacle, RefusalName>

interface Item {
  courseSeq: CourseSeq
  /** After the discount of the class. */
  price: number
  currency: Currency
  /** The part of the price that the level of the buyer takes off. */
  levelDiscount: number
}
interface Spending extends Item {
  couponIssueSeq: CouponIssueSeq
  userSeq: UserSeq
  now: Date
}

interface Sold {
  currency: Currency
  displayCurrency: Currency
  priceEx: number | null
}
/** Dollars where a class is shown or sold in them. docs/rules.md R-755. */
export const couponCurrency = ({ currency, displayCurrency, priceEx }: Sold): Currency =>
  currency === 'USD' || (displayCurrency === 'USD' && priceEx !== null) ? 'USD' : 'KRW'

/**
 * What a coupon takes off an item, and what the level of its buyer does beside it; the refusal why it does not, thrown. `findBegun` finds the order that may spend it already:
 * it is asked after the coupon was read, so that an order of another tab that reserved it is there.
 */
export async function quote(
  db: ChannelDb,
  spending: Spending,
  findBegun: () => Promise<{ orderSeq: OrderSeq } | null>,
) {
  const issue = await findIssue(db, spending.couponIssueSeq)
  const begun = issue?.state === 'RESERVED' ? await findBegun() : null
  return quoteOf(db, issue, { spending, begunSeq: begun?.orderSeq ?? null })
}

async function quoteOf(
  db: ChannelDb,
  issue: IssueRow | undefined,
  { spending, begunSeq }: { spending: Spending; begunSeq: OrderSeq | null },
) {
  const coupon = issue?.userSeq === spending.userSeq ? await findCoupon(db, issue.couponInfoSeq) : undefined
  if (!issue || !coupon) throw refuse('COUPON_UNKNOWN')
  const isOwn = issue.state === 'RESERVED' && issue.orderSeq === begunSeq
  const held = { ...(await factsFor(db, coupon)), use: isOwn ? null : useOf(issue) }
  const { left, ...discounts } = discountsOf(spending, coupon)
  const obstacle = obstacleFor(held, { ...spending, price: left }, spending.now)
  if (obstacle) throw refuse(refusalFor[obstacle])
  return discounts
}

async function factsFor(db: ChannelDb, coupon: CouponRow): Promise<Omit<OwnCoupon, 'use'>> {
  const courses = coupon.target === 'SITE' ? null : await findCourses(db, [coupon.couponInfoSeq])
  return { ...coupon, courseSeqs: courses?.map(({ courseSeq }) => courseSeq) ?? null }
}

interface Reservation extends Spending {
  orderSeq: OrderSeq
  itemNo: number
  discountAmount: number
  until: Date
}
/**
 * Keeps a coupon for an item of a new order, in the transaction that takes the order. COUPON_IN_USE where another one was
 * quicker; PRICE_CHANGED where it is worth something else by now. docs/rules.md R-756.
 */
export async function reserve(tx: ChannelTx, reservation: Reservation) {
  const { couponIssueSeq, orderSeq, itemNo, discountAmount, until, now } = reservation
  const issue = await lockIssue(tx, couponIssueSeq)
  const worth = await quoteOf(tx, issue, { spending: reservation, begunSeq: null })
  if (worth.couponDiscount !== discountAmount) throw refuse('PRICE_CHANGED')
  const use = { couponIssueSeq, orderSeq, itemNo, discountAmount, reservedAt: now, reservedUntil: until }
  if (!(await insertUse(tx, use))) throw refuse('COUPON_IN_USE')
}

/** An order came to nothing: its coupons can be spent again. */
export const free = (tx: ChannelTx, orderSeq: OrderSeq, now: Date) =>
  changeUses(tx, { orderSeq, from: ['RESERVED'] }, { state: 'FREE', endedAt: now })

/** Keeps the coupons of an order that is being paid after all; why they cannot be kept. docs/rules.md R-756. */
export async function secure(tx: ChannelTx, orderSeq: OrderSeq, { now, until }: { now: Date; until: Date }) {
  for (const use of await findUsesOf(tx, [orderSeq])) {
    if (use.state !== 'FREE') continue
    await lockIssue(tx, use.couponIssueSeq)
    if (await isSpentByOther(tx, use.couponIssueSeq, orderSeq)) return 'COUPON_IN_USE' as const
    const obstacle = obstacleNow({ ...use, minAmount: 0, courseSeqs: null, use: null }, now)
    if (obstacle) return refusalFor[obstacle]
  }
  await changeUses(
    tx,
    { orderSeq, from: ['RESERVED', 'FREE'] },
    { state: 'RESERVED', reservedUntil: until, endedAt: null },
  )
  return null
}

/** The order is paid. False where a coupon of it was spent elsewhere meanwhile: then nothing is written. */
export async function spend(tx: ChannelTx, orderSeq: OrderSeq, now: Date) {
  for (const { couponIssueSeq } of await findUsesOf(tx, [orderSeq])) {
    await lockIssue(tx, couponIssueSeq)
    if (await isSpentByOther(tx, couponIssueSeq, orderSeq)) return false
  }
  await changeUses(
    tx,
    { orderSeq, from: ['RESERVED', 'FREE'] },
    { state: 'USED', usedAt: now, endedAt: null },
  )
  return true
}

/** Everything that was paid went back: the coupons return to their holder where their makers said so. docs/rules.md R-757. */
export async function giveBack(tx: ChannelTx, orderSeq: OrderSeq, now: Date) {
  const uses = await findUsesOf(tx, [orderSeq])
  if (uses.every(({ isReturned }) => isReturned))
    await changeUses(tx, { orderSeq, from: ['USED'] }, { state: 'RETURNED', endedAt: now })
}

const savedBy = (ticket: { discount: number; levelDiscount: number }) =>
  ticket.discount + ticket.levelDiscount
/** What the coupons of the caller take off a class, the most first; what cannot be used comes last. */
export async function checkFor(ctx: MemberContext, courseSeq: CourseSeq) {
  const course = await getShownCourse(ctx.db, courseSeq)
  const now = ctx.now()
  const price = effectivePrice(course, now)
  const percent = (await discountFor(ctx, course))?.percent ?? 0
  const levelDiscount = levelDiscountOf(price, percent)
  const item = { courseSeq, price, currency: couponCurrency(course), levelDiscount }
  const held = await ownedBy(ctx)
  const list = held.map(({ coupon, issue, ticket }) => {
    const courseSeqs = coupon.target === 'SITE' ? null : ticket.courses.map((one) => one.courseSeq)
    const facts = { ...coupon, courseSeqs }
    const { left, couponDiscount, levelDiscount: beside } = discountsOf(item, coupon)
    const obstacle = obstacleFor({ ...facts, use: useOf(issue) }, { ...item, price: left }, now)
    // One that is reserved may be so for this very class.
    const isWorth =
      obstacle === 'IN_USE' ? !obstacleFor({ ...facts, use: null }, { ...item, price: left }, now) : !obstacle
    return {
      ...ticket,
      obstacle,
      discount: isWorth ? couponDiscount : 0,
      levelDiscount: isWorth ? beside : levelDiscount,
    }
  })
  return {
    isPossible: item.currency === 'KRW',
    list: list
      .filter(({ obstacle }) => obstacle !== 'USED' && obstacle !== 'OVER')
      .toSorted((one, other) => savedBy(other) - savedBy(one)),
  }
}
