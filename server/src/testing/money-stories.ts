import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { listMyOrders } from 'contract/money/orders/api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { createPackage } from 'contract/teaching/packages/api'
import { payMethods } from 'contract/values/type-codes'
import type { CouponIssueSeq, CourseSeq } from 'contract/values/ids'
import { crashesIn } from './crashes.ts'
import { couponBody } from './coupons-world.ts'
import { violationsOf, isCrash } from './money-truth.ts'
import { aShop, payBody, PRICE } from './orders-world.ts'
import type { Person } from './person.ts'
import { noon } from './world.ts'

export const BUYERS = 2
const COUPON = 8_000
const OTHER_PRICE = 40_000
const PACKAGE_PRICE = 50_000

/** What a buyer chooses to pay for. */
export interface Purchase {
  product: 'class' | 'package'
  hasCoupon: boolean
  /** Paid to a virtual account instead of by card. */
  isIssued?: boolean
}

/** A shop that makes for each story two buyers, a class of few seats, a package with it, and one coupon for each buyer. */
export async function aStoryShop() {
  const shop = await aShop()
  const { app, gateway, member, channelSeq, owner, add, ownerSeq, bugs } = shop
  const { crashAfter } = crashesIn(app, gateway)
  // Each story takes days, so many of them would outlast the sign-ins.
  const keepSignedIn = async () => {
    await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
    await add.all("update access_tokens set expires_at = '2999-01-01'")
  }
  await keepSignedIn()
  let count = 0

  async function aPackage(courseSeqs: CourseSeq[], seats: number) {
    const { courseSeq } = await owner.call(createPackage, {
      channelSeq,
      body: { title: `Package ${count}`, courseSeqs, price: PACKAGE_PRICE },
    })
    await add.all(
      "update courses set state = 'PUBLISHED', public_cd = '00', published_at = $1, vod_days = 30 where course_seq = $2",
      [noon, courseSeq],
    )
    await add.all(
      "update course_rounds set user_limit_type_cd = '99', max_user_count = $1 where course_seq = $2",
      [seats, courseSeq],
    )
    return courseSeq
  }

  await owner.call(createCoupon, {
    channelSeq,
    body: couponBody({ value: COUPON, endsAt: '2998-12-31T15:00:00Z' }),
  })
  async function coupons(buyers: Person[]) {
    const issues: CouponIssueSeq[] = []
    for (const buyer of buyers) {
      const { couponIssueSeq } = await buyer.call(registerCoupon, { channelSeq, body: { code: 'WELCOME8' } })
      issues.push(couponIssueSeq)
    }
    return issues
  }

  /** People and classes of their own, so that nothing of an earlier story is seen. */
  async function aStory(seats: number) {
    count += 1
    const own = await add.course(channelSeq, { writer: ownerSeq, price: PRICE, seats })
    const second = await add.course(channelSeq, { writer: ownerSeq, price: OTHER_PRICE, seats: null })
    const packageSeq = await aPackage([own.courseSeq, second.courseSeq], seats)
    const buyers: Person[] = []
    for (let at = 1; at <= BUYERS; at++) buyers.push(await member(`Buyer ${count} ${at}`))
    await keepSignedIn()
    const issues = await coupons(buyers)
    const courseSeqs = [own.courseSeq, second.courseSeq, packageSeq]
    return {
      buyers,
      /** What the checkout of this purchase sends. */
      pressed(who: number, { product, hasCoupon, isIssued = false }: Purchase) {
        const price = product === 'class' ? PRICE : PACKAGE_PRICE
        const couponIssueSeq = hasCoupon ? issues[who] : undefined
        const body = payBody({
          totalAmount: hasCoupon ? price - COUPON : price,
          ...(isIssued && { payMethodCd: payMethods.virtualAccount }),
          ...(couponIssueSeq !== undefined && { couponIssueSeq }),
        })
        return { channelSeq, courseSeq: product === 'class' ? own.courseSeq : packageSeq, body }
      },
      /** Buyers name the account to which a deposit goes back that nobody may keep. */
      async nameAccounts() {
        const body = { bankCode: '088', accountNumber: '110123456789', holder: 'Mina' } as const
        for (const buyer of buyers) {
          const { list } = await buyer.call(listMyOrders, { channelSeq, query: {} })
          for (const { orderNo, isRefundAccountNeeded } of list)
            if (isRefundAccountNeeded) await buyer.call(saveRefundAccount, { channelSeq, orderNo, body })
        }
      },
      /** What is wrong once everything settled. */
      async violations() {
        const unexpected = bugs.splice(0).filter((bug) => !isCrash(bug))
        return [...unexpected.map(String), ...(await violationsOf(shop, courseSeqs))]
      },
    }
  }
  return { ...shop, crashAfter, aStory }
}
