import { createCoupon } from 'contract/money/coupons/api'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import { createPackage } from 'contract/teaching/packages/api'
import { payMethods } from 'contract/values/type-codes'
import type { AttendSeq, CouponIssueSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { crashesIn } from './crashes.ts'
import { couponBody } from './coupons-world.ts'
import { violationsOf, isCrash } from './money-truth.ts'
import { aShop, payBody, PRICE } from './orders-world.ts'
import type { Person } from './person.ts'
import { storyBuyers } from './story-buyers.ts'
import { BUYERS, CLASSES, type Purchase } from './story-scenes.ts'
import { turnsIn } from './turns.ts'
import { noon, somebody } from './world.ts'

const COUPON = 8_000
const OTHER_PRICE = 40_000
const PACKAGE_PRICE = 50_000
export const account = { bankCode: '088', accountNumber: '110123456789', holder: 'Mina' } as const

export interface StoryBuyer {
  person: Person
  userSeq: UserSeq
  /** Under which the provider knows them. */
  name: string
  /** What the checkout of this purchase sends. */
  pressed: (purchase: Purchase) => ReturnType<typeof bodyOf>
  /** The class to which they may apply. */
  applied: { channelSeq: Offered['channelSeq']; courseSeq: CourseSeq }
  /** Their place there, waiting or approved. */
  findApplication: () => Promise<AttendSeq | undefined>
}

/** The buyers of one class. */
interface StoryClass {
  buyers: StoryBuyer[]
}

/**
 * A shop in which stories are played: each class has few seats, and buyers with a coupon each; it is sold alone and in a package,
 * and beside it stands a class whose staff approve applicants. Only the classes were seen by earlier stories.
 */
export async function aStoryShop() {
  const shop = await aShop({ isQuiet: true })
  const { app, gateway, as, channelSeq, owner, add, ownerSeq, bugs } = shop
  const { crashAfter } = crashesIn(app, gateway)
  const { together } = turnsIn(app, gateway)
  const staff = direct(
    as(await somebody(add, { name: 'Desk', channelSeq, role: 'OWN', signedInAt: channelSeq })),
  )
  // Stories take days, so many of them would outlast the sign-ins.
  await add.all("update http_sessions set expires_at = '2999-01-01', proved_at = '2999-01-01'")
  await add.all("update access_tokens set expires_at = '2999-01-01'")
  const { couponInfoSeq } = await owner.call(createCoupon, {
    channelSeq,
    body: couponBody({ value: COUPON, endsAt: '2998-12-31T15:00:00Z' }),
  })
  const products: Awaited<ReturnType<typeof someProducts>>[] = []
  for (let at = 0; at < CLASSES; at++) products.push(await someProducts(at))
  const courseSeqs = products.flatMap((one) => Object.values(one))
  const buyerOf = new Map<number, Person>()
  let since = { orderSeq: 0, userSeq: 0 }
  let scenes = 0

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

  /** As many classes as seats are given, each with buyers who never bought anything. */
  async function someClasses(seats: readonly number[]): Promise<StoryClass[]> {
    since = await lastOf()
    // Plans made for empty tables read all of a full one. The database looks at tables by itself too seldom for a story.
    scenes += 1
    if (Number.isInteger(Math.log2(scenes))) await add.all('analyze')
    const people = await storyBuyers(add, { channelSeq, couponInfoSeq, count: seats.length * BUYERS })
    buyerOf.clear()
    const limited: { course: CourseSeq; seats: number }[] = []
    const classes = seats.map((count, at) => {
      const chosen = products[at % CLASSES]
      if (!chosen) throw new Error('no products')
      const { own, packageSeq, appliedSeq } = chosen
      limited.push(...[own, packageSeq, appliedSeq].map((course) => ({ course, seats: count })))
      const buyers = people.slice(at * BUYERS, (at + 1) * BUYERS).map((buyer): StoryBuyer => {
        const { userSeq, couponIssueSeq } = buyer
        const person = direct(as(buyer))
        buyerOf.set(userSeq, person)
        const name = `Mina ${userSeq}`
        return {
          person,
          userSeq,
          name,
          pressed: (purchase) => bodyOf(purchase, { ...chosen, channelSeq, couponIssueSeq, name }),
          applied: { channelSeq, courseSeq: appliedSeq },
          findApplication: () => findApplication(appliedSeq, userSeq),
        }
      })
      return { buyers }
    })
    // Earlier stories keep theirs.
    await add.all(
      `update course_rounds set user_limit_type_cd = '99', max_user_count = seats_taken + seats
       from unnest($1::bigint[], $2::int[]) as limited (course, seats) where course_seq = course`,
      [limited.map(({ course }) => course), limited.map((one) => one.seats)],
    )
    return classes
  }

  async function findApplication(courseSeq: CourseSeq, userSeq: UserSeq) {
    const [application] = await add.all<{ attend_seq: AttendSeq }>(
      `select attend_seq from enrolments where course_seq = $1 and user_seq = $2 and state in ('WAITING', 'APPROVED')`,
      [courseSeq, userSeq],
    )
    return application?.attend_seq
  }

  const lastOf = async () => (await add.all<typeof since>(LAST))[0] ?? since

  /** Buyers name the account to which a deposit goes back that nobody may keep. */
  async function nameAccounts() {
    const rows = await add.all<{ orderNo: string; userSeq: number }>(AWAITING_ACCOUNT, [since.orderSeq])
    for (const { orderNo, userSeq } of rows)
      await buyerOf.get(userSeq)?.call(saveRefundAccount, { channelSeq, orderNo, body: account })
  }

  /** What is wrong once everything settled. Nothing that settled is looked at again. */
  async function violations() {
    const unexpected = bugs.splice(0).filter((bug) => !isCrash(bug))
    const { faults, knownPaid } = gateway.control
    const found = [
      ...unexpected.map(String),
      ...faults.splice(0),
      ...(await violationsOf(shop, courseSeqs, since)),
    ]
    knownPaid.clear()
    await add.all('update payments set check_at = null where check_at is not null')
    return found
  }

  /** How many orders began since the classes were opened. */
  async function countOrders() {
    const rows = await add.all<{ count: number }>(
      'select count(*)::int as count from orders where order_seq > $1',
      [since.orderSeq],
    )
    return rows[0]?.count ?? 0
  }
  return { ...shop, staff, crashAfter, together, someClasses, nameAccounts, violations, countOrders }
}

/** Calls go to the host of the sign-in, and the record of calls is made by other tests. */
function direct(person: Person) {
  Object.assign(person.state, { staysHere: true, isRecorded: false })
  return person
}

interface Offered {
  channelSeq: Awaited<ReturnType<typeof aShop>>['channelSeq']
  own: CourseSeq
  packageSeq: CourseSeq
  appliedSeq: CourseSeq
  couponIssueSeq: CouponIssueSeq
  name: string
}
function bodyOf(
  { product, hasCoupon, method }: Purchase,
  { channelSeq, own, packageSeq, appliedSeq, couponIssueSeq, name }: Offered,
) {
  const price = product === 'package' ? PACKAGE_PRICE : PRICE
  const courses = { class: own, package: packageSeq, application: appliedSeq }
  const body = payBody({
    name,
    totalAmount: hasCoupon ? price - COUPON : price,
    payMethodCd: payMethods[method],
    isApplication: product === 'application',
    ...(hasCoupon && { couponIssueSeq }),
  })
  return { channelSeq, courseSeq: courses[product], body }
}

const LAST = `
  select (select coalesce(max(order_seq), 0) from orders) as "orderSeq",
    (select coalesce(max(user_seq), 0) from users) as "userSeq"`

const AWAITING_ACCOUNT = `
  select distinct order_no as "orderNo", user_seq as "userSeq"
    from refunds join payments using (channel_seq, payment_seq) join orders using (channel_seq, order_seq)
   where refunds.state in ('REQUESTED', 'FAILED') and pay_method_cd = '${payMethods.virtualAccount}'
     and order_seq > $1 and payments.refunded_amount < payments.amount
     and not exists (select from refund_accounts account where account.order_seq = orders.order_seq)`
