import type { CouponInfoSeq, CourseSeq, OrderSeq, UserSeq } from 'contract/values/ids'
import { insertIssue } from 'server/src/features/money/coupons/coupon-issues.queries.ts'
import { insertCoupon } from 'server/src/features/money/coupons/coupons.queries.ts'
import { reserveCoupon, spendCoupons } from 'server/src/features/money/coupons/coupons.public.ts'
import type { ChannelTx } from 'server/src/platform/db/channel-db.ts'

const DAY_MS = 86_400_000
const OFF = 8_000
const FROM = 40_000
/** Who tries the demo finds a coupon to take. */
const KEEPER = 'learner@example.com'

/** The welcome coupon of a demo site, and who spent one. */
export interface DemoCoupon {
  couponInfoSeq: CouponInfoSeq
  startsAt: Date
  users: Set<UserSeq>
}

export async function addCoupon(tx: ChannelTx, now: Date): Promise<DemoCoupon> {
  const startsAt = new Date(now.getTime() - 60 * DAY_MS)
  const { couponInfoSeq } = await insertCoupon(tx, {
    name: '첫 수강 환영',
    code: 'WELCOME8',
    linkToken: null,
    isDownloadable: true,
    target: 'SITE',
    discountType: 'AMOUNT',
    value: OFF,
    maxDiscount: null,
    minAmount: FROM,
    startsAt,
    endsAt: new Date(now.getTime() + 60 * DAY_MS),
    totalLimit: 300,
    perUserLimit: 1,
    isReturned: true,
    allowsLevelDiscount: true,
    isActive: true,
    createdAt: startsAt,
  })
  return { couponInfoSeq, startsAt, users: new Set() }
}

interface Buying {
  userSeq: UserSeq
  email: string
  price: number
  paidAt: Date
}
/** What the coupon takes off this sale: every third learner had it for their first dearer class. */
export function couponFor({ startsAt, users }: DemoCoupon, { userSeq, email, price, paidAt }: Buying) {
  const isTheirs =
    userSeq % 3 === 0 && email !== KEEPER && !users.has(userSeq) && price >= FROM && paidAt >= startsAt
  return isTheirs ? OFF : 0
}

interface Spent extends Omit<Buying, 'email'> {
  orderSeq: OrderSeq
  courseSeq: CourseSeq
}
/** Receives the coupon a day before, and spends it on the sale. */
export async function spendOn(tx: ChannelTx, { couponInfoSeq, users, startsAt }: DemoCoupon, spent: Spent) {
  const { userSeq, paidAt, orderSeq, courseSeq, price } = spent
  const dayBefore = new Date(Math.max(startsAt.getTime(), paidAt.getTime() - DAY_MS))
  const { couponIssueSeq } = await insertIssue(tx, {
    couponInfoSeq,
    userSeq,
    receivedBy: 'CODE',
    issuedAt: dayBefore,
  })
  await reserveCoupon(tx, {
    couponIssueSeq,
    userSeq,
    courseSeq,
    price,
    levelDiscount: 0,
    currency: 'KRW',
    now: paidAt,
    until: paidAt,
    orderSeq,
    itemNo: 1,
    discountAmount: OFF,
  })
  await spendCoupons(tx, orderSeq, paidAt)
  users.add(userSeq)
}
