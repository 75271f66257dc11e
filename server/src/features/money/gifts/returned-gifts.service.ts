import type { returnReasons } from 'contract/money/gifts/gifts.rules'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { takePeriod } from '../billing/billing.public.ts'
import { lockRefundable, openItemRefund } from '../orders/orders.public.ts'
import { mailPayer, mailReceiver } from './gifts.notify.ts'
import * as queries from './gifts.queries.ts'

type Reason = (typeof returnReasons)[number]
/** What providers and staff read as the reason of the refund. */
const refundReasons: Record<Reason, string> = {
  TAKEN_BACK: 'membership gift taken back by its payer',
  EXPIRED: 'membership gift not accepted in time',
  REFUNDED: 'membership gift',
}

interface Returned {
  gift: queries.GiftRow
  reason: Reason
}
/**
 * Nobody accepts it any more, and all of its money goes back; both are written at once. The caller holds the gift, which waits. The
 * order whose refund is to be carried out. docs/rules.md R-1190, R-1191.
 */
export async function returnGift(ctx: Context, tx: ChannelTx, { gift, reason }: Returned) {
  const { giftSeq, orderSeq } = gift
  if (orderSeq === null) throw new Error(`gift ${giftSeq} was not paid`)
  const { orderNo, left, isUnderWay } = await lockRefundable(tx, orderSeq)
  await queries.changeGift(tx, giftSeq, {
    state: 'RETURNED',
    returnedAt: ctx.now(),
    returnReason: reason,
    email: null,
  })
  // What goes back already is left as staff decided.
  if (left > 0 && !isUnderWay)
    await openItemRefund(ctx, tx, {
      orderNo,
      reason: refundReasons[reason],
      requestedByUserSeq: null,
      items: [{ itemNo: 1, amount: left, endsEnrolment: false }],
    })
  await mailReceiver(ctx, tx, { gift, step: reason === 'EXPIRED' ? 'EXPIRED' : 'TAKEN_BACK' })
  if (reason === 'EXPIRED') await mailPayer(ctx, tx, { gift, step: 'EXPIRED' })
  return orderNo
}

/** Staff gave all of its money back: a gift that waits is void, and the days of an accepted one end. docs/rules.md R-1193. */
export function followRefund(ctx: Context, orderNo: string) {
  return ctx.transaction(async (tx) => {
    const gift = await queries.lockByOrder(tx, orderNo)
    if (gift?.orderState !== 'REFUNDED') return
    if (gift.state === 'WAITING') await returnGift(ctx, tx, { gift, reason: 'REFUNDED' })
    if (gift.state === 'ACCEPTED') await takeDays(ctx, tx, gift)
  })
}

async function takeDays(ctx: Context, tx: ChannelTx, gift: queries.GiftRow) {
  const { giftSeq, givenSubscriptionSeq, startsOn, endsOn } = gift
  if (givenSubscriptionSeq === null || startsOn === null || endsOn === null) return
  const given = { from: startsOn, until: endsOn }
  await queries.changeGift(tx, giftSeq, {
    state: 'RETURNED',
    returnedAt: ctx.now(),
    returnReason: 'REFUNDED',
  })
  await takePeriod(ctx, tx, { subscriptionSeq: givenSubscriptionSeq, given })
}
