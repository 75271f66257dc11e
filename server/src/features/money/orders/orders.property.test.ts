import { test } from 'vitest'
import { confirmPayment, failPayment, pay, refundOrder } from 'contract/money/orders/api'
import { payMethodList } from 'contract/money/orders/pay-methods.rules'
import { saveRefundAccount } from 'contract/money/orders/refund-accounts.api'
import type { RefundRequestSeq } from 'contract/values/ids'
import { cancelEnrolment } from 'contract/workflows/admissions/api'
import { decideAttendees, withdrawApplication } from 'contract/workflows/admissions/applications.api'
import { acceptRefundRequest, getRefundOffer, requestRefund } from 'contract/workflows/refund-requests/api'
import { account, aStoryShop, type StoryBuyer } from '../../../testing/money-stories.ts'
import { playScenes, storiesTimeout } from '../../../testing/story-runs.ts'
import {
  scenesOf,
  type Purchase,
  type Sequence,
  type SharedAct,
  type Step,
} from '../../../testing/story-scenes.ts'
import { expireOrders } from './orders.jobs.ts'
import { reconcile } from './reconcile.jobs.ts'

/** Sequences in `npm test`. */
const STORIES = 48

/** Named as often as they should happen: few would ever pay otherwise. */
const acts = [
  ...(['buy', 'buy', 'buy', 'buy', 'press', 'press', 'press', 'agree', 'comeBack', 'comeBack'] as const),
  ...(['deposit', 'capture', 'captureAll', 'decline', 'expireThere', 'fail', 'event', 'event'] as const),
  ...(['staffRefund', 'staffRefund', 'request', 'request', 'accept', 'accept', 'accept'] as const),
  ...(['refundThere', 'refundPartThere', 'nameAccount', 'approve', 'approve', 'refuse', 'withdraw'] as const),
] as const
type Act = (typeof acts)[number]

const press = ({ person, pressed }: StoryBuyer, purchase: Purchase) => person.refusal(pay, pressed(purchase))
const quietly = (work: Promise<unknown>) => work.catch(() => null)

async function aStage() {
  const shop = await aStoryShop()
  const { app, gateway, channelSeq, staff, clock, passTimer } = shop
  const { control } = gateway
  control.isAgreedOnReturn = false
  control.methods = [payMethodList.CARD, payMethodList.VIRTUAL_ACCOUNT]
  const requests = new Map<StoryBuyer, { refundRequestSeq: RefundRequestSeq; amount: number }>()
  const latest = ({ name }: StoryBuyer) => control.keysOfCustomer(name).at(-1)

  async function comeBack({ person }: StoryBuyer, paymentKey: string) {
    const { orderNo = '', amount = 0 } = control.payments.get(paymentKey) ?? {}
    const { data } = await person.refusal(confirmPayment, {
      channelSeq,
      body: { orderNo, paymentKey, amount },
    })
    if (data && (data as { state?: string }).state === 'PAID') control.knownPaid.add(orderNo)
  }

  async function buy(buyer: StoryBuyer, purchase: Purchase) {
    await press(buyer, purchase)
    const key = latest(buyer)
    if (key === undefined) return
    control.agree(key)
    await comeBack(buyer, key)
    control.deposit(key)
  }

  async function request(buyer: StoryBuyer, orderNo: string) {
    const offer = await buyer.person.refusal(getRefundOffer, { channelSeq, orderNo })
    const { items = [] } = (offer.data ?? {}) as {
      items?: { itemNo: number; calculation: { amount: number } }[]
    }
    const item = items.find(({ calculation }) => calculation.amount > 0)
    if (!item) return
    const { itemNo, calculation } = item
    const body = {
      itemNo,
      amount: calculation.amount,
      reasonKind: 'PERSONAL',
      agreed: true,
      refundAccount: account,
    } as const
    const requested = await buyer.person.refusal(requestRefund, { channelSeq, orderNo, body })
    const { refundRequestSeq } = (requested.data ?? {}) as { refundRequestSeq?: RefundRequestSeq }
    if (refundRequestSeq !== undefined) requests.set(buyer, { refundRequestSeq, amount: calculation.amount })
  }
  async function accept(buyer: StoryBuyer, isPart: boolean) {
    const requested = requests.get(buyer)
    if (!requested) return
    const { refundRequestSeq, amount } = requested
    const body = { amount: isPart ? amount / 2 : amount, endsEnrolment: !isPart }
    await staff.refusal(acceptRefundRequest, { channelSeq, refundRequestSeq, body })
  }
  async function decide({ applied, findApplication }: StoryBuyer, isApproved: boolean) {
    const attendSeq = await findApplication()
    if (attendSeq === undefined) return null
    if (!isApproved) return staff.refusal(cancelEnrolment, { ...applied, attendSeq, body: {} })
    const body = { attendSeqs: [attendSeq], decision: 'APPROVE' as const }
    return staff.refusal(decideAttendees, { ...applied, body })
  }
  const sendEvent = (paymentKey: string, { which, isPart }: Step<Act>) =>
    app.http.inject({
      method: 'POST',
      url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
      headers: { 'sandbox-signature': 'right' },
      payload: {
        eventId: `${paymentKey}:${which}:${isPart}`,
        type: 'PAID',
        paymentKey,
        orderNo: control.payments.get(paymentKey)?.orderNo,
      },
    })

  async function happen(step: Step<Act>, buyer: StoryBuyer, sequence: Sequence<Act>): Promise<unknown> {
    const purchase = step.isOtherPurchase ? step.purchase : sequence.purchase
    if (step.act === 'press') return press(buyer, purchase)
    if (step.act === 'buy') return buy(buyer, purchase)
    const keys = control.keysOfCustomer(buyer.name)
    const paymentKey = keys.at(-1 - step.which)
    if (paymentKey === undefined) return press(buyer, purchase)
    const { orderNo = '' } = control.payments.get(paymentKey) ?? {}
    const does: Record<Exclude<Act, 'press' | 'buy'>, () => unknown> = {
      agree: () => control.agree(paymentKey),
      decline: () => control.decline(paymentKey),
      expireThere: () => control.decline(paymentKey, 'EXPIRED'),
      deposit: () => control.deposit(paymentKey),
      capture: () => control.capture(paymentKey),
      // The payer had several windows open, and agreed in all of them.
      captureAll: () => keys.forEach(control.capture),
      refundThere: () => control.refundThere(paymentKey),
      refundPartThere: () => control.refundThere(paymentKey, 10_000),
      comeBack: () => comeBack(buyer, paymentKey),
      fail: () => buyer.person.refusal(failPayment, { channelSeq, body: { orderNo, code: 'cancelled' } }),
      event: () => sendEvent(paymentKey, step),
      staffRefund: () =>
        staff.refusal(refundOrder, { channelSeq, orderNo, body: { reason: 'a learner is ill' } }),
      request: () => request(buyer, orderNo),
      accept: () => accept(buyer, step.isPart),
      approve: () => decide(buyer, true),
      refuse: () => decide(buyer, false),
      withdraw: () => buyer.person.refusal(withdrawApplication, buyer.applied),
      nameAccount: () => buyer.person.refusal(saveRefundAccount, { channelSeq, orderNo, body: account }),
    }
    return does[step.act]()
  }

  function shared(act: SharedAct): Promise<unknown> {
    if (act === 'work') return quietly(app.workOnce())
    clock.pass({ minutes: act === 'expire' ? 20 : 2 })
    return quietly(passTimer(act === 'expire' ? expireOrders : reconcile))
  }
  async function settle() {
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
    requests.clear()
  }
  return { shop, happen, shared, settle }
}

test(
  'whatever happens in whatever order, who paid is enrolled, who did not is not, and the books say what the provider says',
  async () => {
    await playScenes(await aStage(), {
      scenes: scenesOf(
        acts,
        ['card', 'card', 'virtualAccount'],
        ['class', 'class', 'package', 'application', 'application'],
      ),
      usual: STORIES,
      env: process.env,
    })
  },
  storiesTimeout(process.env),
)
