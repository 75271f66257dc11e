import { randomUUID } from 'node:crypto'
import type { MembershipMonths } from 'contract/money/memberships/memberships.rules'
import type { MembershipSeq, SubscriptionSeq } from 'contract/values/ids'
import { beginMemberCard, completeMemberCard } from 'server/src/features/money/billing/cards.service.ts'
import { changeGift } from 'server/src/features/money/gifts/gifts.queries.ts'
import { accept as acceptGift, give } from 'server/src/features/money/gifts/gifts.service.ts'
import { accept as acceptSeat, invite } from 'server/src/features/money/teams/invitations.service.ts'
import { changeInvitation, findWaiting } from 'server/src/features/money/teams/teams.queries.ts'
import { start } from 'server/src/features/money/teams/teams.service.ts'
import { hashOf, newToken } from 'server/src/platform/auth/tokens.ts'
import type { MemberContext } from 'server/src/platform/context.ts'
import type { actingIn } from './acting.ts'
import type { When } from './life.ts'

interface Deed {
  by: string
  at: When
}
export interface DemoTeam extends Deed {
  seats: number
  takesSeat: boolean
  /** Who was invited and took a seat. */
  accepted: readonly Deed[]
  /** Who was invited and did not answer yet. */
  waiting: readonly string[]
}
export interface DemoMembershipGift extends Deed {
  to: string
  message: string
  /** When its receiver accepted it; absent while it waits. */
  acceptedAt?: When
}
interface Offered {
  membershipSeq: MembershipSeq
  months: MembershipMonths
  /** Of one term for one person. */
  price: number
}
type As = ReturnType<typeof actingIn>

/** Names a card at the provider and comes back with it. */
async function nameCard(ctx: MemberContext, { membershipSeq }: Offered, page: 'team' | 'gift') {
  const returnTo = `/memberships/${membershipSeq}/${page}`
  const { redirectUrl } = await beginMemberCard(ctx, { returnTo })
  const { searchParams } = new URL(redirectUrl)
  const named = (key: string) => searchParams.get(key) ?? ''
  await completeMemberCard(ctx, { customerKey: named('customerKey'), authKey: named('authKey') })
}

/** A member pays for several, and invites them. */
export async function buyTeam(as: As, offered: Offered, team: DemoTeam) {
  const ctx = as(team.by, team.at)
  await nameCard(ctx, offered, 'team')
  const { membershipSeq, ...choice } = offered
  const { seats, takesSeat } = team
  const { subscriptionSeq } = await start(ctx, membershipSeq, {
    ...choice,
    seats,
    takesSeat,
    isAgreed: true,
  })
  const emailOf = (name: string) => as(name, team.at).user.email
  const invited = [...team.accepted.map(({ by }) => by), ...team.waiting]
  await invite(ctx, subscriptionSeq, invited.map(emailOf))
  for (const { by, at } of team.accepted) await takeSeat(as(by, at), subscriptionSeq)
}

/** The link of the mail is known to nobody else: this one has a code of its own. */
async function takeSeat(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  const code = newToken()
  await ctx.transaction(async (tx) => {
    const waiting = await findWaiting(tx, subscriptionSeq, { page: 1, size: 100 })
    const own = waiting.find(({ email }) => email === ctx.user.email)
    if (!own) throw new Error(`nobody invited ${ctx.user.name}`)
    await changeInvitation(tx, own.teamInvitationSeq, { tokenHash: hashOf(code) })
  })
  await acceptSeat(ctx, code)
}

export async function giveMembership(as: As, offered: Offered, gift: DemoMembershipGift) {
  const { by, at, to, message, acceptedAt } = gift
  const ctx = as(by, at)
  await nameCard(ctx, offered, 'gift')
  const { membershipSeq, ...choice } = offered
  const input = { ...choice, giftKey: randomUUID(), email: as(to, at).user.email, message }
  const { giftSeq } = await give(ctx, membershipSeq, input)
  if (!acceptedAt) return
  const code = newToken()
  await ctx.transaction((tx) => changeGift(tx, giftSeq, { tokenHash: hashOf(code) }))
  await acceptGift(as(to, acceptedAt), code)
}
