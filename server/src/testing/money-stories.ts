import { createCoupon } from 'contract/money/coupons/api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { createPackage } from 'contract/teaching/packages/api'
import { payMethods } from 'contract/values/type-codes'
import type { AttendSeq, CouponIssueSeq, CourseSeq } from 'contract/values/ids'
import { crashesIn } from './crashes.ts'
import { couponBody } from './coupons-world.ts'
import { violationsOf, isCrash } from './money-truth.ts'
import { aShop, payBody, PRICE } from './orders-world.ts'
import type { Person } from './person.ts'
import { storyBuyers } from './story-buyers.ts'
import { noon } from './world.ts'

export const BUYERS = 2
/** How many stories settle together. What costs as much for one as for many is done once for all of them. */
export const TOGETHER = 10
const COUPON = 8_000
const OTHER_PRICE = 40_000
const PACKAGE_PRICE = 50_000

/** What a buyer chooses to pay for. */
export interface Purchase {
  product: 'class' | 'package' | 'application'
  hasCoupon: boolean
  /** Paid to a virtual account instead of by card. */
  isIssued?: boolean
}
export type Story = Awaited<ReturnType<Awaited<ReturnType<typeof aStoryShop>>['someStories']>>[number]

/**
 * A shop in which stories are played: each has two buyers with a coupon each, a class of few seats, a package with it, and a
 * class whose staff approve applicants. Only the classes were seen by earlier stories.
 */
export async function aStoryShop() {
  const shop = await aShop({ isQuiet: true })
  const { app, gateway, as, channelSeq, owner, add, ownerSeq, bugs } = shop
  const { crashAfter } = crashesIn(app, gateway)
  // Stories take days, so many of them would outlast the sign-ins.
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await add.all("update access_tokens set expires_at = '2999-01-01'")
  const { couponInfoSeq } = await owner.call(createCoupon, {
    channelSeq,
    body: couponBody({ value: COUPON, endsAt: '2998-12-31T15:00:00Z' }),
  })
  const products: Awaited<ReturnType<typeof someProducts>>[] = []
  for (let at = 0; at < TOGETHER; at++) products.push(await someProducts(at))
  const buyerOf = new Map<number, Person>()

  /** A class, another one, a package of both, and a class by approval. */
  async function someProducts(at: number) {
    const own = await add.course(channelSeq, { writer: ownerSeq, price: PRICE, seats: BUYERS })
    const second = await add.course(channelSeq, { writer: ownerSeq, price: OTHER_PRICE, seats: null })
    const { courseSeq: packageSeq } = await owner.call(createPackage, {
      channelSeq,
      body: {
        title: `Package ${at}`,
        courseSeqs: [own.courseSeq, second.courseSeq],
        price: PACKAGE_PRICE,
      },
    })
    await add.all(
      "update courses set state = 'PUBLISHED', public_cd = '00', published_at = $1, vod_days = 30 where course_seq = $2",
      [noon, packageSeq],
    )
    const applied = await add.course(channelSeq, { writer: ownerSeq, price: PRICE, seats: BUYERS })
    await add.all("update courses set choise_type_cd = '01', vod_days = 30 where course_seq = $1", [
      applied.courseSeq,
    ])
    return { own: own.courseSeq, second: second.courseSeq, packageSeq, appliedSeq: applied.courseSeq }
  }

  /** As many stories as seats are given, to be played one after the other. */
  async function someStories(seats: readonly number[]) {
    const people = await storyBuyers(add, { channelSeq, couponInfoSeq, count: seats.length * BUYERS })
    const limited: { course: CourseSeq; seats: number }[] = []
    const stories = seats.map((count, at) => {
      const chosen = products[at % TOGETHER]
      if (!chosen) throw new Error('no products')
      const { own, packageSeq, appliedSeq } = chosen
      const courses = { class: own, package: packageSeq, application: appliedSeq }
      limited.push(...Object.values(courses).map((course) => ({ course, seats: count })))
      const mine = people.slice(at * BUYERS, (at + 1) * BUYERS)
      const buyers = mine.map((buyer) => as(buyer))
      for (const [number, { userSeq }] of mine.entries()) {
        const buyer = buyers[number]
        if (buyer) buyerOf.set(userSeq, buyer)
      }
      return {
        buyers,
        /** What the checkout of this purchase sends. */
        pressed(who: number, purchase: Purchase) {
          const { body, product } = bodyOf(purchase, mine[who]?.couponIssueSeq)
          return { channelSeq, courseSeq: courses[product], body }
        },
        applied: { channelSeq, courseSeq: appliedSeq },
        /** The place of a buyer who applied, waiting or approved. */
        async applicationOf(who: number) {
          const [place] = await add.all<{ attend_seq: AttendSeq }>(
            `select attend_seq from enrolments where course_seq = $1 and user_seq = $2
               and state in ('WAITING', 'APPROVED')`,
            [appliedSeq, mine[who]?.userSeq],
          )
          return place?.attend_seq
        },
      }
    })
    // Earlier stories keep theirs.
    await add.all(
      `update course_rounds set user_limit_type_cd = '99', max_user_count = seats_taken + seats
       from unnest($1::bigint[], $2::int[]) as limited (course, seats) where course_seq = course`,
      [limited.map(({ course }) => course), limited.map((one) => one.seats)],
    )
    return stories
  }

  /** Buyers name the account to which a deposit goes back that nobody may keep. */
  async function nameAccounts() {
    const body = { bankCode: '088', accountNumber: '110123456789', holder: 'Mina' } as const
    for (const { orderNo, userSeq } of await add.all<{ orderNo: string; userSeq: number }>(AWAITING_ACCOUNT))
      await buyerOf.get(userSeq)?.call(saveRefundAccount, { channelSeq, orderNo, body })
  }

  /** What is wrong once everything settled. Nothing that settled is looked at again. */
  async function violations() {
    const unexpected = bugs.splice(0).filter((bug) => !isCrash(bug))
    const courseSeqs = products.flatMap((one) => Object.values(one))
    const found = [...unexpected.map(String), ...(await violationsOf(shop, courseSeqs))]
    await add.all('update payments set check_at = null where check_at is not null')
    return found
  }
  return { ...shop, crashAfter, someStories, nameAccounts, violations }
}

function bodyOf({ product, hasCoupon, isIssued = false }: Purchase, couponIssueSeq?: CouponIssueSeq) {
  const price = product === 'package' ? PACKAGE_PRICE : PRICE
  const body = payBody({
    totalAmount: hasCoupon ? price - COUPON : price,
    isApplication: product === 'application',
    ...(isIssued && { payMethodCd: payMethods.virtualAccount }),
    ...(hasCoupon && couponIssueSeq !== undefined && { couponIssueSeq }),
  })
  return { body, product }
}

const AWAITING_ACCOUNT = `
  select distinct order_no as "orderNo", user_seq as "userSeq"
    from refunds join payments using (channel_seq, payment_seq) join orders using (channel_seq, order_seq)
   where refunds.state in ('REQUESTED', 'FAILED') and pay_method_cd = '${payMethods.virtualAccount}'
     and payments.refunded_amount < payments.amount
     and not exists (select from refund_accounts account where account.order_seq = orders.order_seq)`
