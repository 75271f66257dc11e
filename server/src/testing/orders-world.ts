import { confirmPayment, pay } from 'contract/money/orders/api'
import { applyForPlace } from 'contract/workflows/admissions/applications.api'
import type { Input } from 'contract/http/endpoint'
import type { CourseSeq, ChannelSeq } from 'contract/values/ids'
import { visitSite, type Timer } from '../platform/jobs/tasks.ts'
import type { Person } from './person.ts'
import { aClass } from './world.ts'

/** A course of ten seats, helpers for occupied seats, and the timers under the test's control. */
export async function aShop(options: Parameters<typeof aClass>[0] = {}) {
  const shop = await aClass({ seats: 10, ...options })
  const { add, app, channelSeq, classSeq } = shop
  return {
    ...shop,
    seats: async () => {
      const [round] = await add.all<{ seats_taken: number; accepted_count: number }>(
        'select seats_taken, accepted_count from course_rounds where class_seq = $1',
        [classSeq],
      )
      return [round?.seats_taken, round?.accepted_count]
    },
    passTimer: async (timer: Timer) => visitSite(timer, await app.contextFor(channelSeq)),
  }
}

export const PRICE = 30_000
type CourseRef = { channelSeq: ChannelSeq; courseSeq: CourseSeq }
type PayInput = Partial<Input<typeof pay>['body']>

/** What the payment page sends. */
export const payBody = (input: PayInput = {}) => ({
  payMethodCd: '00' as const,
  totalAmount: PRICE,
  name: 'Mina',
  email: 'mina@example.com',
  phone: '01012345678',
  agreed: true as const,
  returnTo: 'http://haru.localhost:3000/classes/1/payment',
  ...input,
})

/** Presses "pay" on the payment page. */
export const pressPay = (who: Person, courseRef: CourseRef, input: PayInput = {}) =>
  who.call(pay, { ...courseRef, body: payBody(input) })

/** Returns from the provider's page with the query that the provider added. */
export function comeBack(
  who: Person,
  { channelSeq }: CourseRef,
  orderNo: string,
  input: { amount?: number } = {},
) {
  const body = { orderNo, paymentKey: `key-${orderNo}`, amount: PRICE, ...input }
  return who.call(confirmPayment, { channelSeq, body })
}

export async function buy(who: Person, courseRef: CourseRef) {
  const { orderNo } = await pressPay(who, courseRef)
  return comeBack(who, courseRef, orderNo)
}

const contact = { name: 'Mina', email: 'mina@example.com', phone: '' }

/** Waits for a paid course as people did before applications were paid: an admitted applicant pays then. */
export async function waitUnpaid({ add, courseRef }: Awaited<ReturnType<typeof aShop>>, who: Person) {
  const { courseSeq } = courseRef
  const [{ price } = { price: PRICE }] = await add.all<{ price: number }>(
    'select price from courses where course_seq = $1',
    [courseSeq],
  )
  const sellFor = (amount: number) =>
    add.all('update courses set price = $1 where course_seq = $2', [amount, courseSeq])
  await sellFor(0)
  const applied = await who.call(applyForPlace, { ...courseRef, body: contact })
  await sellFor(price)
  await add.all("update enrolments set source = 'ORDER' where attend_seq = $1", [applied.attendSeq])
  return applied
}

/** Applies for a paid course and pays with the application. */
export async function applyPaid(who: Person, courseRef: CourseRef, input: PayInput = {}) {
  const { orderNo } = await pressPay(who, courseRef, { isApplication: true, ...input })
  const order = await comeBack(who, courseRef, orderNo, { amount: input.totalAmount ?? PRICE })
  if (order.attendSeq === null) throw new Error('nobody waits')
  return { orderNo, attendSeq: order.attendSeq }
}
