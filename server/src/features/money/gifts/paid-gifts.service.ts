import { giftEnds } from 'contract/money/gifts/gifts.rules'
import type { SubscriptionSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { beginOfDay, findPaidCharges, findSubscription } from '../billing/billing.public.ts'
import { recordChargedSale } from '../orders/orders.public.ts'
import { mailReceiver } from './gifts.notify.ts'
import * as queries from './gifts.queries.ts'

/**
 * What became of the charge of a gift: paid, it is a sale, is mailed, and waits, all in one transaction. Repeating it
 * changes nothing. docs/rules.md R-1189.
 */
export function followPayment(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  return ctx.transaction(async (tx) => {
    const gift = await queries.lockByCharge(tx, subscriptionSeq)
    if (gift?.state !== 'PAYING') return
    const [charge] = await findPaidCharges(tx, subscriptionSeq)
    if (charge) return begin(ctx, tx, { gift, charge })
    const subscription = await findSubscription(tx, subscriptionSeq)
    if (subscription?.state === 'ENDED')
      await queries.changeGift(tx, gift.giftSeq, { state: 'FAILED', email: null })
  })
}

type Charge = Awaited<ReturnType<typeof findPaidCharges>>[number]
interface PaidGift {
  gift: queries.GiftRow
  charge: Charge
}
async function begin(ctx: Context, tx: ChannelTx, { gift, charge }: PaidGift) {
  const paidAt = charge.settledAt ?? ctx.now()
  const orderSeq = await recordSale(tx, gift, { ...charge, paidAt })
  const expiresAt = giftEnds(paidAt)
  const token = newToken()
  await queries.changeGift(tx, gift.giftSeq, {
    state: 'WAITING',
    tokenHash: hashOf(token),
    sentAt: ctx.now(),
    orderSeq,
    paidAt,
    expiresAt,
  })
  await mailReceiver(ctx, tx, { gift: { ...gift, expiresAt }, step: 'GIVEN', token })
}

const DAY_MS = 86_400_000
async function recordSale(tx: ChannelTx, gift: queries.GiftRow, charge: Charge & { paidAt: Date }) {
  const { chargeNo, title, amount, isTest, receiptUrl, gateway, merchantSeq, brand, cardEnd, paidAt } = charge
  const [orderer] = await findPeople(tx, [gift.payerUserSeq])
  if (!orderer) throw new Error(`nobody is ${gift.payerUserSeq}`)
  const { periodStart, periodEnd } = charge
  const accessDays = Math.round(
    (beginOfDay(periodEnd).getTime() - beginOfDay(periodStart).getTime()) / DAY_MS,
  )
  return recordChargedSale(tx, {
    chargeNo,
    title,
    amount,
    isTest,
    receiptUrl,
    gateway,
    merchantSeq,
    paidAt,
    accessDays,
    orderer,
    cardName: [brand, cardEnd && `···· ${cardEnd}`].filter(Boolean).join(' ') || null,
    consentedAt: gift.createdAt,
  })
}
