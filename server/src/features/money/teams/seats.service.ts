import type { SubscriptionSeq, TeamSeatSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import * as memberships from '../memberships/memberships.public.ts'
import { mailPerson } from './teams.notify.ts'
import * as queries from './teams.queries.ts'
import { findTeam, ownTeam } from './team-of.service.ts'

/** docs/rules.md R-1274. */
export async function remove(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, teamSeatSeq: TeamSeatSeq) {
  const team = await ownTeam(ctx, subscriptionSeq)
  await ctx.transaction(async (tx) => {
    for (const { userSeq } of await free(ctx, tx, { subscriptionSeq, teamSeatSeq }))
      if (userSeq !== team.userSeq) await mailPerson(ctx, tx, { team, userSeq, step: 'REMOVED' })
  })
  return null
}

/** docs/rules.md R-1274. */
export async function leave(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await leaveAs(ctx, subscriptionSeq, ctx.user.userSeq)
  return null
}

export const leaveAs = (ctx: Context, subscriptionSeq: SubscriptionSeq, userSeq: UserSeq) =>
  ctx.transaction((tx) => free(ctx, tx, { subscriptionSeq, userSeq }))

interface Freed {
  subscriptionSeq: SubscriptionSeq
  teamSeatSeq?: TeamSeatSeq
  userSeq?: UserSeq
}
/** Nobody enters a class by it meanwhile: entering locks the same row. */
async function free(ctx: Context, tx: ChannelTx, { subscriptionSeq, ...whose }: Freed) {
  const now = ctx.now()
  await memberships.lockJoined(tx, subscriptionSeq)
  const freed = await queries.freeSeat(tx, subscriptionSeq, { ...whose, freedAt: now })
  for (const { userSeq } of freed) await memberships.endPlacesOf(tx, { subscriptionSeq, userSeq, now })
  return freed
}

/** A team that ended: nobody has a seat in it or can take one, and who had one reads of it. Repeating it changes nothing. docs/rules.md R-1275. */
export async function dissolve(ctx: Context, subscriptionSeq: SubscriptionSeq) {
  const team = await findTeam(ctx.db, subscriptionSeq)
  if (team?.subscription.state !== 'ENDED') return
  await ctx.transaction(async (tx) => {
    const freed = await free(ctx, tx, { subscriptionSeq })
    await queries.deleteWaiting(tx, subscriptionSeq)
    // Its payer reads of it by the mails of memberships.
    for (const { userSeq } of freed)
      if (userSeq !== team.userSeq) await mailPerson(ctx, tx, { team, userSeq, step: 'ENDED' })
  })
}
