import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmPayment, failPayment, pay, refundOrder } from 'contract/money/orders/api'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { aStoryShop, BUYERS, type Purchase } from '../../../testing/money-stories.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

/** How many stories each run plays; ORDER_STORIES plays more. */
const STORIES = Number(process.env['ORDER_STORIES'] ?? 40)

const acts = [
  'press',
  'agree',
  'decline',
  'capture',
  'deposit',
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
    { weight: 1, arbitrary: fc.constantFrom('press', 'agree', 'comeBack', 'deposit') },
  ),
  who: fc.nat(BUYERS - 1),
  product: fc.constantFrom<Purchase['product'][]>('class', 'class', 'package'),
  hasCoupon: fc.boolean(),
  isIssued: fc.nat(2).map((number) => number === 0),
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
  const shop = await aStoryShop()
  const { app, gateway, channelSeq, owner, clock, passTimer, crashAfter } = shop
  const { control } = gateway
  control.isAgreedOnReturn = false
  control.methods = [payMethodList.CARD, payMethodList.VIRTUAL_ACCOUNT]
  let firstKey = 0
  const keys = () => [...control.payments.keys()].slice(firstKey).toReversed()

  async function happen(step: StepInput, story: Awaited<ReturnType<typeof shop.aStory>>) {
    const { act, who, which } = step
    const buyer = story.buyers[who] ?? owner
    const paymentKey = keys()[which]
    if (act === 'press') return buyer.refusal(pay, story.pressed(who, step))
    if (act === 'timeOut') {
      clock.pass({ minutes: 20 })
      return quietly(passTimer(expireOrders))
    }
    if (act === 'reconcile') return quietly(passTimer(reconcile))
    if (act === 'work') return quietly(app.workOnce())
    if (paymentKey === undefined) return null
    const { orderNo = '', amount = 0 } = control.payments.get(paymentKey) ?? {}
    if (act === 'agree') return control.agree(paymentKey)
    if (act === 'decline') return control.decline(paymentKey)
    if (act === 'expireThere') return control.decline(paymentKey, 'EXPIRED')
    if (act === 'deposit') return control.deposit(paymentKey)
    if (act === 'capture') return control.capture(paymentKey)
    if (act === 'refundThere') return control.refundThere(paymentKey)
    if (act === 'refundPartThere') return control.refundThere(paymentKey, 10_000)
    if (act === 'comeBack')
      return buyer.refusal(confirmPayment, { channelSeq, body: { orderNo, paymentKey, amount } })
    if (act === 'fail')
      return buyer.refusal(failPayment, { channelSeq, body: { orderNo, code: 'cancelled' } })
    if (act === 'staffRefund')
      return owner.refusal(refundOrder, { channelSeq, orderNo, body: { reason: 'a learner is ill' } })
    const payload = { eventId: `${paymentKey}:${which}:${who}`, type: 'PAID', paymentKey, orderNo }
    return app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
      headers: { 'sandbox-signature': 'right' },
      payload,
    })
  }

  /** Plays one story in a class of its own, lets everything settle, and returns what is wrong then. */
  return async ({ seats, moments }: { seats: number; moments: StepInput[][] }) => {
    firstKey = control.payments.size
    const story = await shop.aStory(seats)
    for (const moment of moments) {
      control.isMute = moment.every(({ isMute }) => isMute)
      crashAfter(moment[0]?.crashAfter ?? null)
      await Promise.all(moment.map((step) => happen(step, story)))
    }
    control.isMute = false
    crashAfter(null)
    for (let hour = 0; hour < 3; hour++) {
      clock.pass({ minutes: 61 })
      await passTimer(expireOrders)
      await passTimer(reconcile)
      await app.workOnce()
    }
    // Refunds that were made at the provider without an event are found when paid payments are looked at again.
    clock.pass({ days: 3 })
    await passTimer(reconcile)
    await story.nameAccounts()
    return story.violations()
  }
}

test('whatever happens in whatever order, who paid is enrolled, who did not is not, and the books say what the provider says', async () => {
  const play = await aStage()

  await fc.assert(
    fc.asyncProperty(Story, async (story) => {
      expect(await play(story)).toEqual([])
    }),
    { numRuns: STORIES, endOnFailure: true },
  )
}, 600_000)
