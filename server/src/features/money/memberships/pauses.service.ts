import type { z } from 'zod'
import type { pauseForMember as pauseEndpoint } from 'contract/money/memberships/settings.api'
import type { SubscriptionSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { pauseSubscription, resumePaused } from '../billing/billing.public.ts'
import { follow } from './follow.service.ts'
import { findJoined, type JoinedRow } from './joined.queries.ts'
import { followed, ownOf } from './joined.service.ts'

/** docs/rules.md R-1165. */
export async function pauseOwn(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, days: number) {
  const { pauseDays } = await ownOf(ctx, subscriptionSeq)
  await pauseSubscription(ctx, subscriptionSeq, { days, allowance: pauseDays, by: null })
  return followed(ctx, subscriptionSeq)
}

/** docs/rules.md R-1166. */
export async function resumeOwn(ctx: MemberContext, subscriptionSeq: SubscriptionSeq) {
  await ownOf(ctx, subscriptionSeq)
  await resumePaused(ctx, subscriptionSeq)
  return followed(ctx, subscriptionSeq)
}

type Pausing = z.output<(typeof pauseEndpoint)['body']>
/** docs/rules.md R-1167. */
export async function pauseForMember(
  ctx: MemberContext,
  subscriptionSeq: SubscriptionSeq,
  { days, reason }: Pausing,
) {
  const joined = await joinedOf(ctx, subscriptionSeq)
  ctx.audit.record({ about: await subjectOf(ctx, joined), after: { days, reason } })
  await pauseSubscription(ctx, subscriptionSeq, { days, allowance: null, by: ctx.user.userSeq })
  await follow(ctx, subscriptionSeq)
  return null
}

/** docs/rules.md R-1167. */
export async function resumeForMember(ctx: MemberContext, subscriptionSeq: SubscriptionSeq, reason: string) {
  const joined = await joinedOf(ctx, subscriptionSeq)
  ctx.audit.record({ about: await subjectOf(ctx, joined), after: { reason } })
  await resumePaused(ctx, subscriptionSeq)
  await follow(ctx, subscriptionSeq)
  return null
}

async function joinedOf({ db }: Context, subscriptionSeq: SubscriptionSeq) {
  const joined = await findJoined(db, subscriptionSeq)
  if (!joined) throw refuse('NOT_FOUND')
  return joined
}
/** Whose membership, and which. */
async function subjectOf({ db }: Context, { userSeq, name }: JoinedRow) {
  const [person] = await findPeople(db, [userSeq])
  return [person?.name, name].filter(Boolean).join(' · ')
}
