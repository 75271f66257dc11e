import type { z } from 'zod'
import { freeSeats, seatPrice } from 'contract/money/teams/teams.rules'
import type { InvitedTeam, ManagedTeam, Team } from 'contract/money/teams/schemas'
import type { Paged, SubscriptionSeq } from 'contract/values/ids'
import { hashOf } from '../../../platform/auth/tokens.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { findOpenPause, isPending, renewalCharge, termOf } from '../billing/billing.public.ts'
import { countOpenedBy, countTaken, findMembership } from '../memberships/memberships.public.ts'
import * as queries from './teams.queries.ts'
import { findTeam, hasOwn, isRunning, ownTeam } from './team-of.service.ts'

/** A team as its payer sees it. */
export async function teamView(
  ctx: MemberContext,
  subscriptionSeq: SubscriptionSeq,
): Promise<z.output<typeof Team>> {
  const { db, now } = ctx
  const { membershipSeq, name, subscription } = await ownTeam(ctx, subscriptionSeq)
  const { state, seats, nextSeats, termMonths, nextTermMonths, periodEnd, nextChargeAt } = subscription
  const membership = await findMembership(db, membershipSeq)
  const pause = await findOpenPause(db, subscriptionSeq)
  return {
    subscriptionSeq,
    membershipSeq,
    name,
    state,
    seats,
    nextSeats: nextSeats === seats ? null : nextSeats,
    nextMonths: nextTermMonths === termMonths ? null : nextTermMonths,
    taken: await countTaken(db, subscriptionSeq),
    invited: await queries.countWaiting(db, subscriptionSeq),
    // More seats are a sale: they end with it. Those that are paid stay.
    maxSeats: membership?.state === 'ON_SALE' ? Math.max(membership.teamSeats, seats) : seats,
    seatPrice: seatPrice(subscription),
    months: termMonths,
    periodEnd,
    next: nextChargeAt && { at: nextChargeAt, amount: renewalCharge(subscription).amount },
    hasOwnSeat: (await queries.findSeat(db, subscriptionSeq, ctx.user.userSeq)) !== undefined,
    isPaused: pause !== undefined && isPending(pause, now()),
  }
}

export async function listPeople(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, turned: Paged) {
  const team = await ownTeam(ctx, subscriptionSeq)
  const rows = await queries.findSeats(ctx.db, subscriptionSeq, turned)
  const seqs = rows.map(({ userSeq }) => userSeq)
  const names = await findNames(ctx, seqs)
  const emails = new Map((await findPeople(ctx.db, seqs)).map((one) => [one.userSeq, one.email]))
  const list = rows.map(({ teamSeatSeq, userSeq, takenAt }) => ({
    teamSeatSeq,
    takenAt,
    name: names.get(userSeq) ?? '',
    email: emails.get(userSeq) ?? '',
    isPayer: userSeq === team.userSeq,
  }))
  return { list, total: await countTaken(ctx.db, subscriptionSeq) }
}

export async function listInvitations(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, turned: Paged) {
  await ownTeam(ctx, subscriptionSeq)
  const rows = await queries.findWaiting(ctx.db, subscriptionSeq, turned)
  const list = rows.map(({ teamInvitationSeq, email, sentAt, expiresAt }) => ({
    teamInvitationSeq,
    email: email ?? '',
    sentAt,
    expiresAt,
  }))
  return { list, total: await queries.countWaiting(ctx.db, subscriptionSeq) }
}

/** The team of a link, whatever became of the invitation. */
export async function viewInvited(ctx: Context, code: string): Promise<z.output<typeof InvitedTeam>> {
  const invitation = await queries.findByToken(ctx.db, hashOf(code))
  const team = invitation && (await findTeam(ctx.db, invitation.subscriptionSeq))
  if (!team) throw refuse('TEAM_INVITATION_OVER')
  const { membershipSeq, name, userSeq, subscription, subscriptionSeq } = team
  const isOpen = isRunning(subscription) && invitation.expiresAt > ctx.now()
  const membership = await findMembership(ctx.db, membershipSeq)
  return {
    membershipSeq,
    name,
    description: membership?.description ?? '',
    classCount: await countOpenedBy(ctx.db, membershipSeq),
    invitedBy: (await findNames(ctx, [userSeq])).get(userSeq) ?? '',
    state: invitation.acceptedAt !== null ? 'ACCEPTED' : isOpen ? 'WAITING' : 'OVER',
    isFull: freeOf(team, await countTaken(ctx.db, subscriptionSeq)) === 0,
    hasOwn: ctx.user !== null && (await hasOwn(ctx, ctx.user.userSeq, membershipSeq)),
  }
}

const freeOf = ({ subscription }: NonNullable<Awaited<ReturnType<typeof findTeam>>>, taken: number) =>
  freeSeats({ ...subscription, taken })

/** For staff. */
export async function listManaged(
  ctx: Context,
  { page, size, ...choice }: Parameters<typeof queries.findTeams>[1],
) {
  const rows = await queries.findTeams(ctx.db, { page, size, ...choice })
  const seqs = [...new Set(rows.map(({ userSeq }) => userSeq))]
  const names = await findNames(ctx, seqs)
  const emails = new Map((await findPeople(ctx.db, seqs)).map((one) => [one.userSeq, one.email]))
  const list: z.output<typeof ManagedTeam>[] = rows.map(({ userSeq, termMonths, taken, ...row }) => ({
    ...row,
    taken: taken ?? 0,
    months: termOf(termMonths),
    payer: { userSeq, name: names.get(userSeq) ?? '', email: emails.get(userSeq) ?? '' },
  }))
  return { list, total: await queries.countTeams(ctx.db, choice) }
}
