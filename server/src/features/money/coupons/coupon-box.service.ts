import { normalizeCode, obstacleNow, obstacleToReceive } from 'contract/money/coupons/coupons.rules'
import type { ReceiveObstacle } from 'contract/money/coupons/coupons.rules'
import type { OwnTicket } from 'contract/money/coupons/schemas'
import type { RefusalName } from 'contract/http/refusals'
import type { CouponInfoSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getShownCourse } from '../../teaching/courses/courses.public.ts'
import { findIssuesOf, findOwnOf, insertIssue, type IssueRow } from './coupon-issues.queries.ts'
import {
  findByCode,
  findByLink,
  findCoupon,
  findCouponsBySeq,
  findDownloadable,
  lockCoupon,
  type CouponRow,
} from './coupons.queries.ts'
import { coursesOf, ticketOf } from './coupons.views.ts'

const refusalFor = {
  INACTIVE: 'COUPON_INACTIVE',
  OVER: 'COUPON_OVER',
  HELD: 'COUPON_HELD',
  PERSON_LIMIT: 'COUPON_PERSON_LIMIT',
  ALL_GIVEN: 'COUPON_ALL_GIVEN',
} as const satisfies Record<ReceiveObstacle, RefusalName>

const PACE = { most: 20, everySeconds: 30 }
/** Codes are not found by trying. */
async function checkPace({ ports: { limits } }: Context, who: string) {
  if (!(await limits.allow({ [`coupon:${who}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}

export async function register(ctx: MemberContext, typed: string) {
  await checkPace(ctx, `${ctx.channelSeq}:${ctx.user.userSeq}`)
  return receive(ctx, await findByCode(ctx.db, normalizeCode(typed)), 'CODE')
}

export async function receiveByLink(ctx: MemberContext, linkToken: string) {
  await checkPace(ctx, `${ctx.channelSeq}:${ctx.user.userSeq}`)
  return receive(ctx, await findByLink(ctx.db, linkToken), 'LINK')
}

export async function download(ctx: MemberContext, couponInfoSeq: CouponInfoSeq) {
  const coupon = await findCoupon(ctx.db, couponInfoSeq)
  return receive(ctx, coupon?.isDownloadable ? coupon : undefined, 'DOWNLOAD')
}

/** Puts one coupon into the box of the caller. docs/rules.md R-753. */
function receive(ctx: MemberContext, found: CouponRow | undefined, receivedBy: 'CODE' | 'DOWNLOAD' | 'LINK') {
  if (!found) throw refuse('COUPON_UNKNOWN')
  const { couponInfoSeq } = found
  const { userSeq } = ctx.user
  return ctx.transaction(async (tx) => {
    const { coupon, obstacle } = await lockReceivable(ctx, tx, { couponInfoSeq, userSeq })
    if (!coupon) throw refuse('COUPON_UNKNOWN')
    if (obstacle) throw refuse(refusalFor[obstacle])
    return insertIssue(tx, { couponInfoSeq, userSeq, receivedBy, issuedAt: ctx.now() })
  })
}

interface Receiver {
  couponInfoSeq: CouponInfoSeq
  userSeq: UserSeq
}
/** The coupon, and what keeps this person from receiving it. */
async function lockReceivable({ now }: Context, tx: ChannelTx, { couponInfoSeq, userSeq }: Receiver) {
  const coupon = await lockCoupon(tx, couponInfoSeq)
  const own = await findOwnOf(tx, couponInfoSeq, userSeq)
  const received = { received: own.length, hasUnused: own.some(({ state }) => state === null) }
  return { coupon, obstacle: coupon ? obstacleToReceive(coupon, received, now()) : null }
}

/** Puts a coupon into the box of somebody who answered a form; false where they cannot receive it. docs/rules.md R-753. */
export async function giveCoupon(ctx: Context, tx: ChannelTx, receiver: Receiver) {
  const { coupon, obstacle } = await lockReceivable(ctx, tx, receiver)
  if (!coupon || obstacle) return false
  await insertIssue(tx, { ...receiver, receivedBy: 'FORM', issuedAt: ctx.now() })
  return true
}

/** Puts a coupon into the box of a receiver of a campaign, unless it waits there; false where they cannot receive it. docs/rules.md R-1170. */
export async function provideCoupon(ctx: Context, tx: ChannelTx, receiver: Receiver) {
  const { coupon, obstacle } = await lockReceivable(ctx, tx, receiver)
  if (!coupon || (obstacle && obstacle !== 'HELD')) return false
  if (obstacle === null) await insertIssue(tx, { ...receiver, receivedBy: 'CAMPAIGN', issuedAt: ctx.now() })
  return true
}

/** Everything in the box of the caller, spent ones too. */
export async function listMine(ctx: MemberContext) {
  return { list: (await ownedBy(ctx)).map(({ ticket }) => ticket) }
}

interface Owned {
  coupon: CouponRow
  issue: IssueRow
  ticket: z.output<typeof OwnTicket>
}
export async function ownedBy(ctx: MemberContext): Promise<Owned[]> {
  const issues = await findIssuesOf(ctx.db, ctx.user.userSeq)
  const coupons = await findCouponsBySeq(ctx.db, [
    ...new Set(issues.map(({ couponInfoSeq }) => couponInfoSeq)),
  ])
  const courses = await coursesOf(ctx, coupons)
  const known = new Map(coupons.map((coupon) => [coupon.couponInfoSeq, coupon]))
  return issues.flatMap((issue) => {
    const coupon = known.get(issue.couponInfoSeq)
    if (!coupon) return []
    const use = useOf(issue)
    const ticket = {
      ...ticketOf(coupon),
      courses: courses(coupon.couponInfoSeq),
      couponIssueSeq: issue.couponIssueSeq,
      obstacle: obstacleNow({ ...coupon, courseSeqs: null, use }, ctx.now()),
      reservedUntil: use === 'RESERVED' ? issue.reservedUntil : null,
      usedAt: issue.usedAt,
    }
    return [{ coupon, issue, ticket }]
  })
}
export const useOf = ({ state }: IssueRow) => (state === 'RESERVED' || state === 'USED' ? state : null)

/** The coupons that a class page offers. Nobody is asked to take what they cannot. */
export async function offeredFor(ctx: Context, courseSeq: CourseSeq) {
  await getShownCourse(ctx.db, courseSeq)
  const coupons = await findDownloadable(ctx.db, courseSeq, ctx.now())
  const courses = await coursesOf(ctx, coupons)
  const own = ctx.user ? await findIssuesOf(ctx.db, ctx.user.userSeq) : []
  const offered = coupons.map((coupon) => {
    const mine = own.filter(({ couponInfoSeq }) => couponInfoSeq === coupon.couponInfoSeq)
    const received = { received: mine.length, hasUnused: mine.some(({ state }) => state === null) }
    return { coupon, received, obstacle: obstacleToReceive(coupon, received, ctx.now()) }
  })
  const shown = offered.filter(({ obstacle }) => obstacle === null || obstacle === 'HELD')
  return {
    list: shown.map(({ coupon, received }) => ({
      ...ticketOf(coupon),
      courses: courses(coupon.couponInfoSeq),
      isReceived: received.hasUnused,
    })),
  }
}
