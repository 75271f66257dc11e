import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getCourseSettings, listCourses } from 'contract/teaching/courses/api'
import { listAttendees } from 'contract/workflows/admissions/api'
import { confirmPayment, getOrder, getPaymentInfo, pay } from 'contract/money/orders/api'
import type { ChannelSeq, CourseSeq } from 'contract/values/ids'
import { freePort, newDataDir, startProduct, type Product } from '../product.ts'
import { apart } from './a-product.ts'
import { aLearner, anOwner, NoAnswer, type Person } from './people.ts'

const LEARNERS = 20
/** The server is killed after this number of responses to confirmations, in one round each. */
const MOMENTS = [1, 6, 12]
/** The job that completes interrupted payments runs every minute, and handles those older than a minute. */
const SETTLED_WITHIN_MS = 180_000

const dataDir = newDataDir()
let product: Product
let port: number
beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ dataDir, port, settings: apart })
})
afterAll(async () => {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface CourseRef {
  channelSeq: ChannelSeq
  courseSeq: CourseSeq
}
interface Buyer extends CourseRef {
  learner: Person
  orderNo: string
  paymentKey: string
  amount: number
}
/** A payment in the records of the provider, which are separate from the product. */
interface Taken {
  orderNo: string
  customerName: string
  amount: number
  cancelledAmount: number
  status: string
}

test('a server killed while twenty people pay charges no one without a seat, and no one twice', async () => {
  const courseRefs = await paidClasses()
  const buyers: Buyer[] = []
  for (const [round, moment] of MOMENTS.entries()) {
    const courseRef = courseRefs[round]
    if (!courseRef) throw new Error('the demo has too few classes to buy')
    const here = await everybodyAtTheProvider(courseRef, round)
    buyers.push(...here)
    await killedAfter(moment, here)
    product = await startProduct({ dataDir, port, settings: apart })
    // Every second browser retries; the others have closed the page.
    const back = here.filter((_, index) => index % 2 === 0)
    const answers = await Promise.all(back.map((buyer) => confirm(buyer)))
    expect(answers.map(({ state, paidAmount }) => ({ state, paidAmount }))).toEqual(
      back.map(({ amount }) => ({ state: 'PAID', paidAmount: amount })),
    )
  }
  await vi.waitFor(() => expectBooksAgree(courseRefs.slice(0, MOMENTS.length), buyers), {
    timeout: SETTLED_WITHIN_MS,
    interval: 1000,
  })
})

/** Creates classes with a price and enough seats. */
async function paidClasses(): Promise<CourseRef[]> {
  const { owner, channelSeq } = await anOwner(port)
  const { list } = await owner.call(listCourses, { channelSeq, query: { fare: 'paid', size: 100 } })
  const open = list.filter(
    ({ userLimitTypeCd, payEndAt, choiseTypeCd }) =>
      userLimitTypeCd === '01' && !payEndAt && choiseTypeCd === '00',
  )
  return open.map(({ courseSeq }) => ({ channelSeq, courseSeq }))
}

/** Signs the buyers up, creates their orders, and agrees on the provider's page; none has returned yet. */
function everybodyAtTheProvider(courseRef: CourseRef, round: number) {
  return Promise.all(
    Array.from({ length: LEARNERS }, async (_, index): Promise<Buyer> => {
      const email = `crash-${round}-${index}@example.com`
      const learner = await aLearner(port, { ...courseRef, email })
      const { totalAmount } = await learner.call(getPaymentInfo, courseRef)
      const body = { payMethodCd: '00' as const, totalAmount, name: email, email, phone: '' }
      const { redirectUrl } = await learner.call(pay, {
        ...courseRef,
        body: { ...body, agreed: true, returnTo: `http://demo.localhost:${port}/` },
      })
      return { ...courseRef, learner, ...(await agree(redirectUrl)) }
    }),
  )
}

/** Presses "pay" on the provider's page; the address of its redirect contains the result. */
async function agree(redirectUrl: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${new URL(redirectUrl).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay' }),
    redirect: 'manual',
  })
  const { searchParams } = new URL(answer.headers.get('location') ?? '')
  const said = (name: string) => searchParams.get(name) ?? ''
  return { orderNo: said('orderNo'), paymentKey: said('paymentKey'), amount: Number(said('amount')) }
}

const confirm = ({ learner, channelSeq, orderNo, paymentKey, amount }: Buyer) =>
  learner.call(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount } })

/** All buyers return simultaneously; the server is killed as soon as this number of them has a response. */
async function killedAfter(moment: number, buyers: Buyer[]) {
  let answered = 0
  let killing: Promise<void> | undefined
  const outcomes = await Promise.allSettled(
    buyers.map(async (buyer) => {
      const order = await confirm(buyer)
      answered += 1
      if (answered === moment) killing = product.kill()
      return order.state
    }),
  )
  await killing
  const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(lost.length).toBeGreaterThan(0)
  expect(lost.every((error) => error instanceof NoAnswer)).toBe(true)
}

/** Expects that the provider and the shop agree about every buyer. */
async function expectBooksAgree(courseRefs: CourseRef[], buyers: Buyer[]) {
  const payments = takenByProvider()
  for (const { learner, channelSeq, orderNo, amount } of buyers) {
    const mine = payments.filter((payment) => payment.orderNo === orderNo)
    expect(mine).toHaveLength(1)
    const kept = mine.reduce((sum, one) => sum + keptOf(one), 0)
    expect([0, amount]).toContain(kept)
    const order = await learner.call(getOrder, { channelSeq, orderNo })
    expect(order.paidAmount - order.refundedAmount).toBe(kept)
    expect(order.state === 'PAID').toBe(kept > 0)
  }
  for (const courseRef of courseRefs) await expectSeatsAgree(courseRef, payments)
}

/** Expects that every buyer who paid has a seat, every seat is paid for, and the counter matches. */
async function expectSeatsAgree(courseRef: CourseRef, payments: Taken[]) {
  const { owner } = await anOwner(port)
  const query = { size: 100 }
  const { list, counts } = await owner.call(listAttendees, { ...courseRef, query: { ...query, q: 'crash-' } })
  const seated = list.filter(({ state }) => state === 'APPROVED').map(({ orderNo }) => orderNo)
  const paid = payments.filter((one) => keptOf(one) > 0).map(({ orderNo }) => orderNo)
  const paidHere = paid.filter((orderNo) => list.some((one) => one.orderNo === orderNo))
  expect(seated).toHaveLength(paidHere.length)
  expect(new Set(seated)).toEqual(new Set(paidHere))
  const { seatsTaken } = await owner.call(getCourseSettings, courseRef)
  expect(seatsTaken).toBe((counts.APPROVED ?? 0) + (counts.PENDING_PAYMENT ?? 0))
}

const keptOf = ({ status, amount, cancelledAmount }: Taken) =>
  ['DONE', 'PARTIAL_CANCELED', 'CANCELED'].includes(status) ? amount - cancelledAmount : 0

/** The provider writes its file immediately, so the test may read it while the product runs. */
function takenByProvider() {
  const kept = JSON.parse(readFileSync(join(dataDir, 'sandbox-provider/payments.json'), 'utf8')) as {
    payments: Record<string, Taken>
  }
  return Object.values(kept.payments)
}
