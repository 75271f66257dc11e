import { createHash } from 'node:crypto'
import { seoulDay } from 'contract/values/korea-time'
import type { AttendSeq, ClassSeq, CourseSeq } from 'contract/values/ids'
import { orderNoOf } from 'server/src/features/money/orders/orders.rules.ts'
import type { DemoClass } from './content.ts'
import { couponFor, spendOn } from './coupons.ts'
import { closes } from './moments.ts'
import { insertFormerPlace, insertSale } from './sales.queries.ts'
import type { Learner, Stage } from './seed-class.ts'

/** A payment as the sandbox provider keeps it, so that it can be given back like any other. */
export interface DemoPayment {
  paymentKey: string
  orderNo: string
  orderName: string
  shopName: string
  customerName: string
  amount: number
  currency: 'KRW'
  cancelledAmount: number
  status: 'DONE' | 'CANCELED'
  failReason: null
  cardName: string
  successUrl: string
  failUrl: string
  webhookUrl: null
  createdAt: number
  method: 'CARD'
  depositDueAt: number
  account: null
  trial: { events: 'ONCE'; answers: 'AT_ONCE' }
}

interface Sold {
  one: DemoClass
  courseSeq: CourseSeq
  classSeq: ClassSeq
  learner: Learner
  attendSeq: AttendSeq
  paidAt: Date
  refundedAt?: Date
  reason?: string
}
/** As long as a site gives for a deposit. */
const DEPOSIT_DAYS = 3
/** Of the earlier sales one in so many was paid to the bank account of the site, the others by card to the platform. */
const DEPOSIT_EVERY = 4

/** A place that was paid for, at the price of that day. */
export async function sell(stage: Stage, { one, learner, paidAt, refundedAt, reason, ...enrolment }: Sold) {
  const { tx, channelSeq, ports, sold, coupon, former } = stage
  // Made from the place alone: every demo has the same numbers behind its days.
  const random = createHash('sha256').update(`${channelSeq}:${enrolment.attendSeq}`).digest()
  const orderNo = orderNoOf(seoulDay(paidAt), random)
  const paymentKey = `demo_${random.toString('hex').slice(0, 24)}`
  const { userSeq, email } = learner
  const price = priceThen(one, stage.now, paidAt)
  const off = refundedAt ? 0 : couponFor(coupon, { userSeq, email, price, paidAt })
  const amount = price - off
  const isFormer = former !== null && paidAt < former.until
  const isDeposit = isFormer && enrolment.attendSeq % DEPOSIT_EVERY === 0
  const back = `${ports.addresses.platform}/`
  const orderSeq = await insertSale(tx, {
    ...enrolment,
    ...learner,
    orderNo,
    paymentKey,
    redirectUrl: back,
    title: one.title,
    accessDays: one.vodDays,
    price: one.price,
    totalAmount: amount,
    paidAt,
    refundedAt: refundedAt ?? null,
    reason: reason ?? '',
    depositDays: isDeposit ? DEPOSIT_DAYS : null,
    merchantSeq: isFormer && !isDeposit ? former.merchantSeq : null,
  })
  const { courseSeq } = enrolment
  if (off > 0) await spendOn(tx, coupon, { userSeq, price, paidAt, orderSeq, courseSeq })
  if (isDeposit) return
  sold.push({
    paymentKey,
    orderNo,
    orderName: one.title,
    shopName: 'Seodang',
    customerName: learner.name,
    amount,
    currency: 'KRW',
    cancelledAmount: refundedAt ? amount : 0,
    status: refundedAt ? 'CANCELED' : 'DONE',
    failReason: null,
    cardName: 'Sandbox 4242',
    successUrl: back,
    failUrl: back,
    webhookUrl: null,
    createdAt: paidAt.getTime(),
    method: 'CARD',
    depositDueAt: paidAt.getTime(),
    account: null,
    trial: { events: 'ONCE', answers: 'AT_ONCE' },
  })
}

function priceThen({ price, discount }: DemoClass, now: Date, paidAt: Date) {
  const endsAt = closes(now, discount?.lastDay)
  return discount && (endsAt === null || paidAt < endsAt) ? discount.price : price
}

const reasons = ['일정이 바뀌었어요', '다른 클래스로 바꾸고 싶어요', '건강이 좋지 않아 쉬어야 해요']
const DAY_MS = 86_400_000

/** Somebody who is not in the class any more: the money went back two days later. */
export async function sellAndRefund(
  stage: Stage,
  { one, at, learner, ...enrolment }: Omit<Sold, 'attendSeq' | 'paidAt'> & { at: number },
) {
  const paidAt = new Date(stage.now.getTime() - (9 + at * 5) * DAY_MS)
  const refundedAt = new Date(paidAt.getTime() + 2 * DAY_MS)
  const reason = reasons[at % reasons.length] ?? ''
  const former = { ...enrolment, ...learner, attendAt: paidAt, cancelledAt: refundedAt, cancelReason: reason }
  const attendSeq = await insertFormerPlace(stage.tx, former)
  await sell(stage, { one, learner, ...enrolment, attendSeq, paidAt, refundedAt, reason })
}
