import {
  INVITATION_MAIL_MS,
  invitationEnds,
  MAX_INVITATIONS,
  type InviteResult,
} from 'contract/money/teams/teams.rules'
import { seatAccepted } from 'contract/money/teams/events'
import type { SubscriptionSeq, TeamInvitationSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { isRefusal, refuse } from '../../../platform/refuse.ts'
import { findAccountByEmail, keepPace } from '../../people/accounts/accounts.public.ts'
import * as memberships from '../memberships/memberships.public.ts'
import { mailInvitation, mailPayer } from './teams.notify.ts'
import * as queries from './teams.queries.ts'
import { findTeam, hasOwn, isRunning, ownTeam } from './team-of.service.ts'
import { takeSeat } from './teams.service.ts'

type Team = Awaited<ReturnType<typeof ownTeam>>
/** The team of the caller, while people may be in it. */
async function openTeam(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  const team = await ownTeam(ctx, subscriptionSeq)
  if (!isRunning(team.subscription)) throw refuse('SUBSCRIPTION_UNCHANGEABLE')
  return team
}

const MAILS = { most: 10, everySeconds: 600 }
const keepMailPace = (ctx: MemberContext) =>
  keepPace(ctx, { [`team-mail:${ctx.channelSeq}:${ctx.user.userSeq}`]: MAILS })

/** docs/rules.md R-1273. */
export async function invite(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, typed: string[]) {
  const team = await openTeam(ctx, subscriptionSeq)
  await keepMailPace(ctx)
  const emails = [...new Set(typed)]
  const seated = new Set<string>()
  for (const email of emails) {
    const account = await findAccountByEmail(ctx.platform, email)
    if (account && (await queries.findSeat(ctx.db, subscriptionSeq, account.userSeq))) seated.add(email)
  }
  const results = await ctx.transaction(async (tx) => {
    await memberships.lockJoined(tx, subscriptionSeq)
    const waiting = await queries.findWaiting(tx, subscriptionSeq, { page: 1, size: MAX_INVITATIONS })
    const before = new Map(waiting.map((one) => [one.email, one]))
    const added = emails.filter((email) => !seated.has(email) && !before.has(email))
    if (waiting.length + added.length > MAX_INVITATIONS) throw refuse('TEAM_INVITATIONS_FULL')
    const found: { email: string; result: InviteResult }[] = []
    for (const email of emails) {
      const result = seated.has(email) ? 'IN_TEAM' : await inviteOne(ctx, tx, { team, email, before })
      found.push({ email, result })
    }
    return found
  })
  return { results }
}

interface Inviting {
  team: Team
  email: string
  before: Map<string | null, queries.InvitationRow>
}
async function inviteOne(
  ctx: MemberContext,
  tx: ChannelTx,
  { team, email, before }: Inviting,
): Promise<InviteResult> {
  const earlier = before.get(email)
  if (earlier && earlier.expiresAt > ctx.now()) return 'INVITED'
  if (earlier) await sendAnew(ctx, tx, { team, invitation: earlier })
  else {
    const { token, ...sent } = newLink(ctx)
    await queries.insertInvitation(tx, { ...sent, email, subscriptionSeq: team.subscriptionSeq })
    await mailInvitation(ctx, tx, { team, email, token, expiresAt: sent.expiresAt })
  }
  return 'SENT'
}

function newLink({ now }: MemberContext) {
  const token = newToken()
  const sentAt = now()
  return { token, tokenHash: hashOf(token), sentAt, expiresAt: invitationEnds(sentAt) }
}

async function sendAnew(
  ctx: MemberContext,
  tx: ChannelTx,
  { team, invitation: { teamInvitationSeq, email } }: { team: Team; invitation: queries.InvitationRow },
) {
  if (email === null) throw refuse('TEAM_INVITATION_OVER')
  const { token, ...sent } = newLink(ctx)
  await queries.changeInvitation(tx, teamInvitationSeq, sent)
  await mailInvitation(ctx, tx, { team, email, token, expiresAt: sent.expiresAt })
}

/** docs/rules.md R-1273. */
export async function send(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, one: TeamInvitationSeq) {
  const team = await openTeam(ctx, subscriptionSeq)
  await keepMailPace(ctx)
  await ctx.transaction(async (tx) => {
    await memberships.lockJoined(tx, subscriptionSeq)
    const invitation = await queries.findInvitation(tx, one)
    if (invitation?.subscriptionSeq !== subscriptionSeq) throw refuse('NOT_FOUND')
    if (ctx.now().getTime() - invitation.sentAt.getTime() < INVITATION_MAIL_MS)
      throw refuse('TOO_MANY_ATTEMPTS')
    await sendAnew(ctx, tx, { team, invitation })
  })
  return null
}

export async function withdraw(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, one: TeamInvitationSeq) {
  await ownTeam(ctx, subscriptionSeq)
  await ctx.transaction((tx) => queries.deleteWaiting(tx, subscriptionSeq, one))
  return null
}

/** The seat and the invitation are one decision. docs/rules.md R-1273. */
export async function accept(ctx: MemberContext, code: string) {
  const { userSeq } = ctx.user
  const tokenHash = hashOf(code)
  const subscriptionSeq = await ctx.transaction(async (tx) => {
    const found = await queries.findByToken(tx, tokenHash)
    if (!found) throw refuse('TEAM_INVITATION_OVER')
    if (found.acceptedByUserSeq === userSeq && (await queries.findSeat(tx, found.subscriptionSeq, userSeq)))
      return found.subscriptionSeq
    await takeSeat(ctx, tx, found.subscriptionSeq).catch((error: unknown) => {
      throw isRefusal(error, 'SUBSCRIPTION_UNCHANGEABLE') ? refuse('TEAM_INVITATION_OVER') : error
    })
    // Read again behind who locked the subscription before.
    const open = await queries.findByToken(tx, tokenHash)
    if (!open || open.acceptedAt !== null || open.expiresAt <= ctx.now()) throw refuse('TEAM_INVITATION_OVER')
    const accepted = { email: null, acceptedAt: ctx.now(), acceptedByUserSeq: userSeq }
    await queries.changeInvitation(tx, open.teamInvitationSeq, accepted)
    await announce(ctx, tx, open.subscriptionSeq)
    return open.subscriptionSeq
  })
  await memberships.followMembership(ctx, subscriptionSeq)
  const team = await memberships.findJoined(ctx.db, subscriptionSeq)
  if (!team) throw new Error(`team ${subscriptionSeq} is no membership`)
  return { membershipSeq: team.membershipSeq, hasOwn: await hasOwn(ctx, userSeq, team.membershipSeq) }
}

/** Its payer reads who has a seat now. docs/rules.md R-1313. */
async function announce(ctx: MemberContext, tx: ChannelTx, subscriptionSeq: SubscriptionSeq) {
  const { userSeq } = ctx.user
  const team = await findTeam(tx, subscriptionSeq)
  const seat = await queries.findSeat(tx, subscriptionSeq, userSeq)
  if (!team || !seat) return
  await mailPayer(ctx, tx, { team, userSeq })
  await emit(tx, seatAccepted, { subscriptionSeq, teamSeatSeq: seat.teamSeatSeq, userSeq })
}
