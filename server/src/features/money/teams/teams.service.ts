import type { z } from 'zod'
import { freeSeats, seatPrice } from 'contract/money/teams/teams.rules'
import type { TeamInput } from 'contract/money/teams/schemas'
import type { addSeats as addEndpoint } from 'contract/money/teams/api'
import type { MembershipSeq, SubscriptionSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import * as billing from '../billing/billing.public.ts'
import * as memberships from '../memberships/memberships.public.ts'
import { findSeat, insertSeat } from './teams.queries.ts'
import { isRunning, ownTeam } from './team-of.service.ts'
import { teamView } from './teams.views.ts'

/** Nobody pays for two teams of one membership: a second press finds the first. */
const productOf = (membershipSeq: MembershipSeq, { user }: MemberContext) =>
  `team:${membershipSeq}:${user.userSeq}`

/** docs/rules.md R-1270. */
export async function start(ctx: MemberContext, membershipSeq: MembershipSeq, input: TeamInput) {
  const { seats, takesSeat } = input
  const { userSeq } = ctx.user
  const offer = await memberships.offerOf(ctx, membershipSeq, input)
  const membership = await memberships.findMembership(ctx.db, membershipSeq)
  if (seats > (membership?.teamSeats ?? 0)) throw refuse('TEAM_NOT_SOLD')
  const title = await memberships.titleOfTeam(ctx, membershipSeq, seats)
  const consentedAt = ctx.now()
  const started = await billing
    .startSubscription(ctx, {
      product: productOf(membershipSeq, ctx),
      offer: { ...offer, title, seats, price: offer.price * seats },
      payer: userSeq,
      onBegun: async (tx, subscriptionSeq) => {
        const joined = { subscriptionSeq, membershipSeq, userSeq, consentedAt, isTeam: true }
        await memberships.insertJoined(tx, joined)
        if (takesSeat) await insertSeat(tx, { subscriptionSeq, userSeq, takenAt: consentedAt })
      },
    })
    .catch((error: unknown) => {
      throw isRefusal(error, 'SUBSCRIBED_ALREADY') ? refuse('MEMBERSHIP_JOINED') : error
    })
  if (!started || started.state === 'ENDED') throw refuse('MEMBERSHIP_NOT_PAID')
  return followed(ctx, started.subscriptionSeq)
}

async function followed(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await memberships.followMembership(ctx, subscriptionSeq)
  return teamView(ctx, subscriptionSeq)
}

type Team = Awaited<ReturnType<typeof ownTeam>>
/** So many seats at the price that the payer agreed to. */
async function offerOfSeats(ctx: MemberContext, { membershipSeq, subscription }: Team, seats: number) {
  const title = await memberships.titleOfTeam(ctx, membershipSeq, seats)
  return { title, seats, termMonths: subscription.termMonths, price: seatPrice(subscription) * seats }
}

/** What more seats cost now. SUBSCRIPTION_UNCHANGEABLE, MEMBERSHIP_PAUSED, TEAM_NOT_SOLD. docs/rules.md R-1271. */
export async function costOf(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, seats: number) {
  const team = await ownTeam(ctx, subscriptionSeq)
  const { maxSeats } = await teamView(ctx, subscriptionSeq)
  if (seats > maxSeats || seats <= team.subscription.seats) throw refuse('TEAM_NOT_SOLD')
  await checkAwake(ctx, subscriptionSeq)
  const offer = await offerOfSeats(ctx, team, seats)
  const planned = await billing.previewChange(ctx, team.subscription, offer)
  if (!planned) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  return { amount: 'charge' in planned ? planned.charge.amount : 0, nextAmount: offer.price }
}

/** Nobody pays for days on which nothing can be used. */
async function checkAwake({ db, now }: Context, subscriptionSeq: SubscriptionSeq) {
  const pause = await billing.findOpenPause(db, subscriptionSeq)
  if (pause && billing.isPending(pause, now())) throw refuse('MEMBERSHIP_PAUSED')
}

type Added = z.output<(typeof addEndpoint)['body']>
/** docs/rules.md R-1271. */
export async function addSeats(
  ctx: MemberContext,
  subscriptionSeq: SubscriptionSeq,
  { seats, amount }: Added,
) {
  const team = await ownTeam(ctx, subscriptionSeq)
  // A second press finds them added.
  if (team.subscription.seats === seats) return teamView(ctx, subscriptionSeq)
  const cost = await costOf(ctx, subscriptionSeq, seats)
  if (cost.amount !== amount) throw refuse('MEMBERSHIP_PRICE_CHANGED')
  const offer = await offerOfSeats(ctx, team, seats)
  const after = await billing.changePlan(ctx, subscriptionSeq, {
    ...offer,
    check: (_tx, locked) => {
      // What was agreed is what was seen: the seats of before, at the same price.
      const isSame = locked.seats === team.subscription.seats && locked.price === team.subscription.price
      return isSame ? Promise.resolve() : Promise.reject(refuse('SUBSCRIPTION_UNCHANGEABLE'))
    },
  })
  if (after && after.seats < seats && (await billing.previewChange(ctx, after, offer)))
    throw refuse('MEMBERSHIP_NOT_PAID')
  return followed(ctx, subscriptionSeq)
}

/** The term that was chosen for the next period stays. docs/rules.md R-1272. */
export async function setNextSeats(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, seats: number) {
  const team = await ownTeam(ctx, subscriptionSeq)
  const { seats: before, termMonths, nextTermMonths, nextPrice, nextSeats } = team.subscription
  if (seats > before) throw refuse('TEAM_NOT_SOLD')
  const isOtherTerm = nextPrice !== null && nextTermMonths !== null && nextTermMonths !== termMonths
  const ofSeats = await offerOfSeats(ctx, team, seats)
  const offer = isOtherTerm
    ? {
        ...ofSeats,
        termMonths: nextTermMonths,
        price: seatPrice({ price: nextPrice, seats: nextSeats ?? before }) * seats,
      }
    : ofSeats
  await billing.changePlan(ctx, subscriptionSeq, {
    ...offer,
    check: async (tx, locked) => {
      if (locked.seats !== before) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
      if ((await memberships.countTaken(tx, subscriptionSeq)) > seats) throw refuse('TEAM_SEATS_TAKEN')
    },
  })
  return teamView(ctx, subscriptionSeq)
}

export async function takeOwnSeat(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await ownTeam(ctx, subscriptionSeq)
  await ctx.transaction((tx) => takeSeat(ctx, tx, subscriptionSeq))
  await memberships.followMembership(ctx, subscriptionSeq)
  return null
}

/** One at a time: taking a seat holds the subscription. TEAM_FULL, SUBSCRIPTION_UNCHANGEABLE. docs/rules.md R-1272. */
export async function takeSeat(ctx: MemberContext, tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const { userSeq } = ctx.user
  const subscription = await billing.lockSubscription(tx, subscriptionSeq)
  if (!subscription || !isRunning(subscription)) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  if (await findSeat(tx, subscriptionSeq, userSeq)) return
  const taken = await memberships.countTaken(tx, subscriptionSeq)
  if (freeSeats({ ...subscription, taken }) === 0) throw refuse('TEAM_FULL')
  await insertSeat(tx, { subscriptionSeq, userSeq, takenAt: ctx.now() })
}
