import { test } from 'vitest'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { pay, refundOrder } from 'contract/money/orders/api'
import { cancelDeposit, confirmDeposit, confirmDeposits } from 'contract/money/orders/deposits.api'
import { aStoryShop, type StoryBuyer } from '../../../testing/money-stories.ts'
import { playScenes, storiesTimeout } from '../../../testing/story-runs.ts'
import { scenesOf, type Sequence, type SharedAct, type Step } from '../../../testing/story-scenes.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

/** Sequences in `npm test`. */
const STORIES = 48

/** Named as often as they should happen. */
const acts = [
  ...(['press', 'press', 'press', 'confirm', 'confirm', 'confirm'] as const),
  ...(['confirmMany', 'confirmOtherAmount', 'cancel', 'staffRefund'] as const),
] as const
type Act = (typeof acts)[number]

interface OrderRow {
  order_no: string
  total: number
}

const quietly = (work: Promise<unknown>) => work.catch(() => null)

async function aStage() {
  const shop = await aStoryShop()
  const { app, add, channelSeq, owner, staff, clock, passTimer } = shop
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
  const ordersOf = ({ userSeq }: StoryBuyer) =>
    add.all<OrderRow>(
      'select order_no, total_amount::int as total from orders where user_seq = $1 order by order_seq desc limit 3',
      [userSeq],
    )

  async function happen(step: Step<Act>, buyer: StoryBuyer, sequence: Sequence<Act>): Promise<unknown> {
    const purchase = step.isOtherPurchase ? step.purchase : sequence.purchase
    const press = () => buyer.person.refusal(pay, buyer.pressed(purchase))
    if (step.act === 'press') return press()
    const order = (await ordersOf(buyer))[step.which]
    if (!order) return press()
    const { order_no: orderNo, total } = order
    const confirmed = (amount: number) =>
      staff.refusal(confirmDeposit, { channelSeq, orderNo, body: { amount, depositorName: 'Mina' } })
    const does: Record<Exclude<Act, 'press'>, () => unknown> = {
      confirm: () => confirmed(total),
      confirmOtherAmount: () => confirmed(total - 1),
      confirmMany: () => staff.refusal(confirmDeposits, { channelSeq, body: { orderNos: [orderNo] } }),
      cancel: () => buyer.person.refusal(cancelDeposit, { channelSeq, orderNo }),
      staffRefund: () =>
        staff.refusal(refundOrder, { channelSeq, orderNo, body: { reason: 'a learner is ill' } }),
    }
    return does[step.act]()
  }

  function shared(act: SharedAct): Promise<unknown> {
    if (act === 'work') return quietly(app.workOnce())
    if (act === 'reconcile') return quietly(passTimer(reconcile))
    clock.pass({ days: 2 })
    return quietly(passTimer(expireOrders))
  }
  async function settle() {
    clock.pass({ days: 5 })
    await passTimer(expireOrders)
    await passTimer(reconcile)
    await app.workOnce()
  }
  return { shop, happen, shared, settle }
}

test(
  'whatever buyers and staff do with deposits, in whatever order, a confirmed one enrols once and one that did not come frees its seat and its coupon',
  async () => {
    await playScenes(await aStage(), {
      scenes: scenesOf(acts, ['deposit']),
      usual: STORIES,
      env: process.env,
    })
  },
  storiesTimeout(process.env),
)
