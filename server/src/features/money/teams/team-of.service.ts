import type { MembershipSeq, SubscriptionSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findSubscription, type SubscriptionRow } from '../billing/billing.public.ts'
import { findJoined, findRunningOf } from '../memberships/memberships.public.ts'

/** The team that the caller pays for; that of somebody else is not found. */
export async function ownTeam(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  const team = await findTeam(ctx.db, subscriptionSeq)
  if (team?.userSeq !== ctx.user.userSeq) throw refuse('NOT_FOUND')
  return team
}

export async function findTeam(db: ChannelDb, subscriptionSeq: SubscriptionSeq) {
  const joined = await findJoined(db, subscriptionSeq)
  const subscription = joined?.isTeam ? await findSubscription(db, subscriptionSeq) : null
  return joined && subscription ? { ...joined, subscription } : null
}

/** Whether people may be in it: it was paid, and has not ended. */
export const isRunning = ({ state }: Pick<SubscriptionRow, 'state'>) =>
  state === 'ACTIVE' || state === 'PAST_DUE' || state === 'CANCEL_AT_END'

/** Whether somebody is in the same membership by themselves, which stays as it is. */
export async function hasOwn({ db }: Context, userSeq: UserSeq, membershipSeq: MembershipSeq) {
  const own = await findRunningOf(db, userSeq)
  return own.some((one) => one.membershipSeq === membershipSeq && !one.isTeam)
}
