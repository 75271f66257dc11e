import { GIFT_MAIL_MS } from 'contract/money/gifts/gifts.rules'
import type { GiftInput } from 'contract/money/gifts/schemas'
import type { GiftSeq, MembershipSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { findLanguageOf, keepMemberPace, keepPace } from '../../people/accounts/accounts.public.ts'
import { getContact } from '../../people/members/members.public.ts'
import { languageFor } from '../../site/sites/sites.public.ts'
import { carryOutRefunds, lockRefundable } from '../orders/orders.public.ts'
import { startSubscription, termOf } from '../billing/billing.public.ts'
import { followMembership, giveTerm, offerOf } from '../memberships/memberships.public.ts'
import * as queries from './gifts.queries.ts'
import { mailPayer, mailReceiver } from './gifts.notify.ts'
import { followPayment } from './paid-gifts.service.ts'
import { returnGift } from './returned-gifts.service.ts'
import { giftTitle } from './gifts.mail.ts'
import { givenView } from './gifts.views.ts'

const GIVING = { most: 10, everySeconds: 60 }

/** Charges the card of the caller once; a second press finds the first. docs/rules.md R-1189. */
export async function give(ctx: MemberContext, membershipSeq: MembershipSeq, input: GiftInput) {
  const { giftKey } = input
  const { userSeq } = ctx.user
  const before = await queries.findByKey(ctx.db, userSeq, giftKey)
  if (before) return givenView(ctx, before.giftSeq)
  const offer = await offerOf(ctx, membershipSeq, input)
  await checkReceiver(ctx, input.email)
  await keepMemberPace(ctx, 'gift', GIVING)
  const subscriptionSeq = await charge(ctx, membershipSeq, { ...input, offer })
  if (subscriptionSeq !== null) await followPayment(ctx, subscriptionSeq)
  const gift = await queries.findByKey(ctx.db, userSeq, giftKey)
  if (!gift) throw refuse('MEMBERSHIP_NOT_PAID')
  return givenView(ctx, gift.giftSeq)
}

async function checkReceiver(ctx: MemberContext, email: string) {
  if ((await getContact(ctx)).email.toLowerCase() === email) throw refuse('GIFT_TO_SELF')
}

type Charged = GiftInput & { offer: Awaited<ReturnType<typeof offerOf>> }
/** What charges it; null where a second press of the same is under way. */
async function charge(
  ctx: MemberContext,
  membershipSeq: MembershipSeq,
  { offer, giftKey, email, message, months, price }: Charged,
) {
  const { userSeq } = ctx.user
  const title = giftTitle(offer.title, await languageFor(ctx, await findLanguageOf(ctx, userSeq)))
  try {
    const begun = await startSubscription(ctx, {
      product: `gift:${userSeq}:${giftKey}`,
      offer: { ...offer, title },
      payer: userSeq,
      isOnce: true,
      onBegun: (tx, subscriptionSeq) =>
        queries.insertGift(tx, {
          giftKey,
          membershipSeq,
          months,
          price,
          email,
          message,
          subscriptionSeq,
          payerUserSeq: userSeq,
          createdAt: ctx.now(),
        }),
    })
    return begun?.subscriptionSeq ?? null
  } catch (error) {
    if (isRefusal(error, 'SUBSCRIBED_ALREADY')) return null
    throw error
  }
}

/** That of somebody else is not found. */
async function lockOwn(ctx: MemberContext, tx: ChannelTx, giftSeq: GiftSeq) {
  const gift = await queries.lockGift(tx, giftSeq)
  if (gift?.payerUserSeq !== ctx.user.userSeq || gift.state === 'FAILED') throw refuse('NOT_FOUND')
  return gift
}

const MAILS = { most: 20, everySeconds: 600 }
/** docs/rules.md R-1191. */
export async function send(ctx: MemberContext, giftSeq: GiftSeq, email: string) {
  await checkReceiver(ctx, email)
  await keepPace(ctx, { [`gift-mail:${ctx.channelSeq}:${ctx.user.userSeq}`]: MAILS })
  await ctx.transaction(async (tx) => {
    const gift = await lockOwn(ctx, tx, giftSeq)
    if (gift.state !== 'WAITING') throw refuse('GIFT_OVER')
    const now = ctx.now()
    const isAgain = gift.email === email && gift.sentAt !== null
    if (isAgain && now.getTime() - (gift.sentAt?.getTime() ?? 0) < GIFT_MAIL_MS)
      throw refuse('TOO_MANY_ATTEMPTS')
    const token = newToken()
    await queries.changeGift(tx, giftSeq, { email, tokenHash: hashOf(token), sentAt: now })
    await mailReceiver(ctx, tx, { gift: { ...gift, email }, step: 'GIVEN', token })
  })
  return givenView(ctx, giftSeq)
}

/** docs/rules.md R-1191. */
export async function takeBack(ctx: MemberContext, giftSeq: GiftSeq) {
  const orderNo = await ctx.transaction(async (tx) => {
    const gift = await lockOwn(ctx, tx, giftSeq)
    if (gift.state === 'RETURNED' && gift.returnReason === 'TAKEN_BACK') return null
    if (gift.state !== 'WAITING') throw refuse('GIFT_OVER')
    return returnGift(ctx, tx, { gift, reason: 'TAKEN_BACK' })
  })
  if (orderNo !== null)
    // The job of the refund goes on where the provider does not answer or refuses.
    await carryOutRefunds(ctx, orderNo).catch((error: unknown) => {
      if (!isRefusal(error, 'REFUND_FAILED') && !isRefusal(error, 'REFUND_REJECTED')) throw error
    })
  return givenView(ctx, giftSeq)
}

/** Accepting and returning are decided under one lock, refunds of staff under that of the order. docs/rules.md R-1192. */
export async function accept(ctx: MemberContext, code: string) {
  const { userSeq } = ctx.user
  const accepted = await ctx.transaction(async (tx) => {
    const gift = await queries.lockByToken(tx, hashOf(code))
    if (gift?.state === 'ACCEPTED' && gift.acceptedByUserSeq === userSeq) return gift
    if (gift?.state !== 'WAITING') throw refuse('GIFT_OVER')
    await checkPaid(tx, gift)
    return acceptNow(ctx, tx, gift)
  })
  const { membershipSeq, givenSubscriptionSeq, startsOn, endsOn } = accepted
  if (givenSubscriptionSeq === null || startsOn === null || endsOn === null)
    throw new Error('an accepted gift gave nothing')
  await followMembership(ctx, givenSubscriptionSeq)
  return { membershipSeq, startsOn, endsOn }
}

async function checkPaid(tx: ChannelTx, { orderSeq }: queries.GiftRow) {
  const paid = orderSeq === null ? null : await lockRefundable(tx, orderSeq)
  if (!paid || paid.isUnderWay || paid.left === 0) throw refuse('GIFT_OVER')
}

async function acceptNow(ctx: MemberContext, tx: ChannelTx, gift: queries.GiftRow) {
  const { giftSeq, membershipSeq, name, price, months } = gift
  const receiver = ctx.user.userSeq
  const offer = { title: name, price, termMonths: termOf(months) }
  const { subscriptionSeq, given } = await giveTerm(ctx, tx, { membershipSeq, receiver, offer })
  const period = { givenSubscriptionSeq: subscriptionSeq, startsOn: given.from, endsOn: given.until }
  await queries.changeGift(tx, giftSeq, {
    ...period,
    state: 'ACCEPTED',
    acceptedByUserSeq: receiver,
    acceptedAt: ctx.now(),
    email: null,
  })
  await mailPayer(ctx, tx, { gift, step: 'ACCEPTED', receiver: ctx.user.name })
  return { membershipSeq, ...period }
}
