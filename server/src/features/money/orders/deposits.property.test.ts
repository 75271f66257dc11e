import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { pay, refundOrder } from 'contract/money/orders/api'
import { cancelDeposit, confirmDeposit, confirmDeposits } from 'contract/money/orders/deposits.api'
import { aStoryShop, BUYERS, type Purchase, type Story as ShopStory } from '../../../testing/money-stories.ts'
import { runsOf, storiesOf } from '../../../testing/story-runs.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

const STORIES = 40

const acts = [
  'press',
  'confirm',
  'confirmMany',
  'confirmOtherAmount',
  'cancel',
  'pass',
  'staffRefund',
  'reconcile',
  'work',
] as const
const Step = fc.record({
  act: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...acts) },
    { weight: 1, arbitrary: fc.constantFrom('press', 'confirm') },
  ),
  who: fc.nat(BUYERS - 1),
  product: fc.constantFrom<Purchase['product'][]>('class', 'class', 'package'),
  hasCoupon: fc.boolean(),
  /** Which of the orders there are, the latest first. */
  which: fc.constantFrom(0, 0, 1, 2),
  crashAfter: fc.option(fc.nat(14), { freq: 4 }),
})
type StepInput = typeof Step extends fc.Arbitrary<infer Value> ? Value : never
const Story = fc.record({
  seats: fc.integer({ min: 1, max: BUYERS }),
  moments: fc.array(fc.array(Step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 }),
})

interface OrderRow {
  order_no: string
  total: number
}

const quietly = (work: Promise<unknown>) => work.catch(() => null)

async function aStage() {
  const shop = await aStoryShop()
  const { app, add, channelSeq, owner, clock, passTimer, crashAfter } = shop
  await owner.call(saveDepositAccount, {
    channelSeq,
    body: {
      bankName: '국민은행',
      accountNumber: '110-123-456789',
      holder: '하루공방',
      dueDays: 3,
      isActive: true,
    },
  })
  const ordersAfter = (orderSeq: number) =>
    add.all<OrderRow>(
      'select order_no, total_amount::int as total from orders where order_seq > $1 order by order_seq desc limit 10',
      [orderSeq],
    )
  const lastOrder = async () =>
    (await add.all<{ seq: number | null }>('select max(order_seq) as seq from orders'))[0]?.seq ?? 0

  async function happen(step: StepInput, { story, orders }: { story: ShopStory; orders: OrderRow[] }) {
    const { act, who, which } = step
    const buyer = story.buyers[who] ?? owner
    if (act === 'press') {
      const { body, ...courseRef } = story.pressed(who, step)
      return buyer.refusal(pay, { ...courseRef, body: { ...body, payMethodCd: '06' } })
    }
    if (act === 'pass') {
      clock.pass({ days: 2 })
      return quietly(passTimer(expireOrders))
    }
    if (act === 'reconcile') return quietly(passTimer(reconcile))
    if (act === 'work') return quietly(app.workOnce())
    const order = orders[which]
    if (!order) return null
    const { order_no: orderNo, total } = order
    const confirmed = (amount: number) =>
      owner.refusal(confirmDeposit, { channelSeq, orderNo, body: { amount, depositorName: 'Mina' } })
    if (act === 'confirm') return confirmed(total)
    if (act === 'confirmOtherAmount') return confirmed(total - 1)
    if (act === 'confirmMany')
      return owner.refusal(confirmDeposits, { channelSeq, body: { orderNos: [orderNo] } })
    if (act === 'cancel') return buyer.refusal(cancelDeposit, { channelSeq, orderNo })
    return owner.refusal(refundOrder, { channelSeq, orderNo, body: { reason: 'a learner is ill' } })
  }

  async function playOne(story: ShopStory, moments: StepInput[][]) {
    const before = await lastOrder()
    for (const moment of moments) {
      const orders = await ordersAfter(before)
      crashAfter(moment[0]?.crashAfter ?? null)
      await Promise.all(moment.map((step) => happen(step, { story, orders })))
    }
    crashAfter(null)
  }

  return async (inputs: { seats: number; moments: StepInput[][] }[]) => {
    const stories = await shop.someStories(inputs.map(({ seats }) => seats))
    for (const [at, story] of stories.entries()) await playOne(story, inputs[at]?.moments ?? [])
    clock.pass({ days: 5 })
    await passTimer(expireOrders)
    await passTimer(reconcile)
    await app.workOnce()
    return shop.violations()
  }
}

test('whatever buyers and staff do with deposits, in whatever order, a confirmed one enrols once and one that did not come frees its seat and its coupon', async () => {
  const play = await aStage()

  await fc.assert(
    fc.asyncProperty(storiesOf(Story), async (stories) => {
      expect(await play(stories)).toEqual([])
    }),
    runsOf(STORIES, process.env),
  )
}, 1_200_000)
