import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmPayment, failPayment, pay, refundOrder } from 'contract/money/orders/api'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { decideAttendees, withdrawApplication } from 'contract/workflows/admissions/applications.api'
import { aStoryShop, BUYERS, type Purchase, type Story as ShopStory } from '../../../testing/money-stories.ts'
import { runsOf, storiesOf } from '../../../testing/story-runs.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

const STORIES = 40

const acts = [
  'buy',
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
  'approve',
  'refuse',
  'withdraw',
  'reconcile',
  'work',
] as const
const Step = fc.record({
  act: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constantFrom('buy', 'press', 'agree', 'comeBack', 'deposit') },
    // Otherwise few would ever pay.
    { weight: 2, arbitrary: fc.constant('buy') },
    { weight: 1, arbitrary: fc.constantFrom('approve', 'refuse', 'withdraw') },
  ),
  who: fc.nat(BUYERS - 1),
  product: fc.constantFrom<Purchase['product'][]>('class', 'class', 'package', 'application', 'application'),
  hasCoupon: fc.boolean(),
  isIssued: fc.nat(2).map((number) => number === 0),
  /** Which of the payments there are, the latest first. */
  which: fc.constantFrom(0, 0, 1, 2),
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

  async function happen(step: StepInput, story: ShopStory) {
    const { act, who, which } = step
    const buyer = story.buyers[who] ?? owner
    const paymentKey = keys()[which]
    const press = () => buyer.refusal(pay, story.pressed(who, step))
    const comeBack = (key: string, { orderNo, amount }: { orderNo: string; amount: number }) =>
      buyer.refusal(confirmPayment, { channelSeq, body: { orderNo, paymentKey: key, amount } })
    if (act === 'press') return press()
    if (act === 'buy') {
      await press()
      const [latest] = keys()
      const payment = latest === undefined ? undefined : control.payments.get(latest)
      if (latest === undefined || !payment) return null
      control.agree(latest)
      await comeBack(latest, payment)
      return control.deposit(latest)
    }
    if (act === 'timeOut') {
      clock.pass({ minutes: 20 })
      return quietly(passTimer(expireOrders))
    }
    if (act === 'withdraw') return buyer.refusal(withdrawApplication, story.applied)
    if (act === 'approve' || act === 'refuse') {
      const attendSeq = await story.applicationOf(who)
      if (attendSeq === undefined) return null
      if (act === 'refuse') return owner.refusal(cancelEnrolment, { ...story.applied, attendSeq, body: {} })
      const body = { attendSeqs: [attendSeq], decision: 'APPROVE' as const }
      return owner.refusal(decideAttendees, { ...story.applied, body })
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
    if (act === 'comeBack') return comeBack(paymentKey, { orderNo, amount })
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

  async function playOne(story: ShopStory, moments: StepInput[][]) {
    firstKey = control.payments.size
    for (const moment of moments) {
      control.isMute = moment.every(({ isMute }) => isMute)
      crashAfter(moment[0]?.crashAfter ?? null)
      await Promise.all(moment.map((step) => happen(step, story)))
    }
    control.isMute = false
    crashAfter(null)
  }

  /** Plays stories one after the other, lets everything settle, and returns what is wrong then. */
  return async (inputs: { seats: number; moments: StepInput[][] }[]) => {
    const stories = await shop.someStories(inputs.map(({ seats }) => seats))
    for (const [at, story] of stories.entries()) await playOne(story, inputs[at]?.moments ?? [])
    for (let hour = 0; hour < 3; hour++) {
      clock.pass({ minutes: 61 })
      await passTimer(expireOrders)
      await passTimer(reconcile)
      await app.workOnce()
    }
    // Refunds that were made at the provider without an event are found when paid payments are looked at again.
    clock.pass({ days: 3 })
    await passTimer(reconcile)
    await shop.nameAccounts()
    return shop.violations()
  }
}

test('whatever happens in whatever order, who paid is enrolled, who did not is not, and the books say what the provider says', async () => {
  const play = await aStage()

  await fc.assert(
    fc.asyncProperty(storiesOf(Story), async (stories) => {
      expect(await play(stories)).toEqual([])
    }),
    runsOf(STORIES, process.env),
  )
}, 1_200_000)
