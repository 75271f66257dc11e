import { createCoupon, registerCoupon } from 'contract/money/coupons/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { savePayee } from 'contract/money/settlements/payees.api'
import { createCourse } from 'contract/teaching/courses/api'
import { createPackage } from 'contract/teaching/packages/api'
import type { BuyerMethod } from 'contract/money/orders/pay-methods.rules'
import { payMethods } from 'contract/values/type-codes'
import type { CouponIssueSeq, CourseSeq } from 'contract/values/ids'
import { aLearner, anOperator, anOwner, type Person } from '../people.ts'
import { asAdministrator, type All } from './administrator.ts'

const BUYERS = 3
/** Fewer than buyers, so that some find a class full. */
const SEATS = 2
const PRICE = 30_000
const PACKAGE_PRICE = 50_000
export const COUPON_WON = 8_000
const BALANCE = 100_000

const coupon = {
  name: '끊겨도 한 번',
  discountType: 'AMOUNT' as const,
  value: COUPON_WON,
  maxDiscount: null,
  minAmount: 0,
  target: 'SITE' as const,
  courseSeqs: [],
  startsAt: '2020-01-01T00:00:00Z',
  endsAt: '2999-01-01T00:00:00Z',
  code: 'FAULTS8',
  hasLink: false,
  isDownloadable: false,
  totalLimit: null,
  perUserLimit: 1,
  isReturned: true,
}
const account = { bankName: '국민은행', accountNumber: '110-123-456789', holder: '하루공방' }

export interface Buyer {
  person: Person
  couponIssueSeq: CouponIssueSeq
}
/** A closed month that the platform pays out. */
export interface Statement {
  /** Such as 2010-01. */
  month: string
  payoutSeq: number
}
export type Store = Awaited<ReturnType<typeof aStore>>
export type Shops = Awaited<ReturnType<typeof openShops>>

interface Server {
  port: number
  dataDir: string
}
/** One site takes cards and virtual accounts, the other deposits to its bank account, which excludes payments of the sandbox. */
export async function openShops(server: Server) {
  const byCard = await aStore(server, 'demo', [payMethods.card, payMethods.virtualAccount])
  const byBank = await aStore(server, 'sodam', [payMethods.deposit])
  const { channelSeq, owner } = byBank
  await owner.call(saveDepositAccount, { channelSeq, body: { ...account, dueDays: 3, isActive: true } })
  await byCard.owner.call(savePayee, {
    channelSeq: byCard.channelSeq,
    body: { ...account, taxKind: 'INDIVIDUAL', businessNo: null },
  })
  const statements = await asAdministrator(server.dataDir, (all) => closedMonths(all, byCard.channelSeq))
  return { stores: [byCard, byBank], statements, operator: await anOperator(server.port) }
}

/** Three classes, a package of two of them, and buyers with a coupon each. */
async function aStore({ port, dataDir }: Server, site: string, ways: readonly BuyerMethod['payMethodCd'][]) {
  const { owner, channelSeq } = await anOwner(port, site)
  await owner.call(createCoupon, { channelSeq, body: coupon })
  const single: CourseSeq[] = []
  for (const title of ['아침', '점심', '저녁']) {
    const body = { title: `끊겨도 팔리는 ${title}` }
    single.push((await owner.call(createCourse, { channelSeq, body })).courseSeq)
  }
  await asAdministrator(dataDir, (all) => publish(all, single, PRICE))
  const { courseSeq: packageSeq } = await owner.call(createPackage, {
    channelSeq,
    body: { title: '끊겨도 팔리는 하루', courseSeqs: single.slice(0, 2), price: PACKAGE_PRICE },
  })
  await asAdministrator(dataDir, async (all) => {
    await publish(all, [packageSeq], PACKAGE_PRICE)
    await keepSignedIn(all)
  })
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async (_, at): Promise<Buyer> => {
      const person = await aLearner(port, { channelSeq, site, email: `faults-${site}-${at}@example.com` })
      const body = { code: coupon.code }
      const { couponIssueSeq } = await person.call(registerCoupon, { channelSeq, body })
      return { person, couponIssueSeq }
    }),
  )
  return { channelSeq, owner, ways, buyers, products: [...single, packageSeq] }
}

/** The rounds last longer than a sign-in and the proof that money is moved with. */
export async function keepSignedIn(all: All) {
  await all("update http_sessions set expires_at = '2999-01-01', proved_at = now() + interval '1 hour'")
  await all("update access_tokens set expires_at = '2999-01-01'")
}

async function publish(all: All, courseSeqs: CourseSeq[], price: number) {
  await all(
    `update courses set state = 'PUBLISHED', public_cd = '00', published_at = now(), fare_cd = '01', price = $2,
       vod_days = 30 where course_seq = any($1)`,
    [courseSeqs, price],
  )
  await all(
    "update course_rounds set user_limit_type_cd = '99', max_user_count = $2 where course_seq = any($1)",
    [courseSeqs, SEATS],
  )
}

/** Months in which the platform received money for the site, closed and not paid out. */
async function closedMonths(all: All, channelSeq: number) {
  // A statement and its payout appear together.
  await all(
    `with closed as (
       insert into settlements (channel_seq, month, currency, state, fee_rate, collected_amount, closed_at)
       select $1, month, 'KRW', 'CLOSED', 0, $2, month + interval '40 days'
         from generate_series(timestamp '2000-01-01', '2019-12-01', '1 month') month
       returning channel_seq, settlement_no, collected_amount)
     insert into payouts (channel_seq, settlement_no, balance) select * from closed`,
    [channelSeq, BALANCE],
  )
  return all<Statement>(
    `select payout_seq as "payoutSeq", to_char(month, 'YYYY-MM') as month
       from payouts join settlements using (channel_seq, settlement_no)
      where channel_seq = $1 and month < '2020-01-01' order by month`,
    [channelSeq],
  )
}
