import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmPayment, failPayment, pay, refundOrder } from 'contract/money/orders/api'
import type { CourseSeq } from 'contract/values/ids'
import { crashesIn } from '../../../testing/crashes.ts'
import { aShop, payBody, PRICE } from '../../../testing/orders-world.ts'
import type { Person } from '../../../testing/person.ts'
import { isCrash, violationsOf } from '../../../testing/money-truth.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

/** How many stories are told in each run; ORDER_STORIES tells more. */
const STORIES = Number(process.env['ORDER_STORIES'] ?? 40)
const BUYERS = 2

const acts = [
  'press',
  'agree',
  'decline',
  'capture',
  'expireThere',
  'comeBack',
  'fail',
  'event',
  'timeOut',
  'staffRefund',
  'refundThere',
  'refundPartThere',
  'reconcile',
  'work',
] as const
const Step = fc.record({
  act: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constantFrom('press', 'agree', 'comeBack') },
  ),
  who: fc.nat(BUYERS - 1),
  /** Which of the payments there are, the latest first. */
  which: fc.nat(2),
  crashAfter: fc.option(fc.nat(14), { freq: 4 }),
  /** The provider's answers are lost at this moment. */
  isMute: fc.nat(5).map((number) => number === 0),
})
type StepInput = typeof Step extends fc.Arbitrary<infer Value> ? Value : never
/** Up to three things happen at the same instant. */
const Story = fc.record({
  seats: fc.integer({ min: 1, max: BUYERS }),
  moments: fc.array(fc.array(Step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
})

const quietly = (work: Promise<unknown>) => work.catch(() => null)

async function aStage() {
  const shop = await aShop()
  const { app, gateway, member, channelSeq, owner, add, clock, bugs, passTimer, ownerSeq } = shop
  gateway.control.isAgreedOnReturn = false
  const { crashAfter } = crashesIn(app, gateway)
  const buyers: Person[] = []
  for (let at = 1; at <= BUYERS; at++) buyers.push(await member(`Buyer ${at}`))
  let firstKey = 0
  const keys = () => [...gateway.control.payments.keys()].slice(firstKey).toReversed()

  async function happen({ act, who, which }: StepInput, courseSeq: CourseSeq) {
    const buyer = buyers[who] ?? owner
    const paymentKey = keys()[which]
    if (act === 'press') return buyer.refusal(pay, { channelSeq, courseSeq, body: payBody() })
    if (act === 'timeOut') {
      clock.pass({ minutes: 20 })
      return quietly(passTimer(expireOrders))
    }
    if (act === 'reconcile') return quietly(passTimer(reconcile))
    if (act === 'work') return quietly(app.workOnce())
    if (paymentKey === undefined) return null
    const { orderNo = '' } = gateway.control.payments.get(paymentKey) ?? {}
    const { control } = gateway
    if (act === 'agree') return control.agree(paymentKey)
    if (act === 'decline') return control.decline(paymentKey)
    if (act === 'expireThere') return control.decline(paymentKey, 'EXPIRED')
    if (act === 'capture') return control.capture(paymentKey)
    if (act === 'refundThere') return control.refundThere(paymentKey)
    if (act === 'refundPartThere') return control.refundThere(paymentKey, 10_000)
    if (act === 'comeBack')
      return buyer.refusal(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount: PRICE } })
    if (act === 'fail')
      return buyer.refusal(failPayment, { channelSeq, body: { orderNo, code: 'cancelled' } })
    if (act === 'staffRefund')
      return owner.refusal(refundOrder, { channelSeq, orderNo, body: { reason: 'asked for it' } })
    const payload = { eventId: `${paymentKey}:${which}:${who}`, type: 'PAID', paymentKey, orderNo }
    return app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
      headers: { 'sandbox-signature': 'right' },
      payload,
    })
  }

  /** Tells one story in a class of its own, lets everything settle, and says what is wrong then. */
  return async ({ seats, moments }: { seats: number; moments: StepInput[][] }) => {
    firstKey = gateway.control.payments.size
    const { courseSeq, classSeq } = await add.course(channelSeq, { writer: ownerSeq, seats })
    for (const moment of moments) {
      gateway.control.isMute = moment.every(({ isMute }) => isMute)
      crashAfter(moment[0]?.crashAfter ?? null)
      await Promise.all(moment.map((step) => happen(step, courseSeq)))
    }
    gateway.control.isMute = false
    crashAfter(null)
    for (let hour = 0; hour < 3; hour++) {
      clock.pass({ minutes: 61 })
      await passTimer(expireOrders)
      await passTimer(reconcile)
      await app.workOnce()
    }
    // Refunds made at the provider and never told are found when paid payments are looked at again.
    clock.pass({ days: 3 })
    await passTimer(reconcile)
    const unexpected = bugs.splice(0).filter((bug) => !isCrash(bug))
    return [...unexpected.map(String), ...(await violationsOf(shop, { courseSeq, classSeq }))]
  }
}

test('whatever happens in whatever order, who paid is enrolled, who did not is not, and the books say what the provider says', async () => {
  const tell = await aStage()

  await fc.assert(
    fc.asyncProperty(Story, async (story) => {
      expect(await tell(story)).toEqual([])
    }),
    { numRuns: STORIES, endOnFailure: true },
  )
}, 600_000)
