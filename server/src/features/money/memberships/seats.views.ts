import type { UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { findNames } from '../../people/members/members.public.ts'
import { findOpenPause, findSubscription, isResting } from '../billing/billing.public.ts'
import { findUsableOf } from './joined.queries.ts'

/** The seats of a member in teams, and how long each lasts. docs/rules.md R-1274. */
export async function viewSeats(ctx: Context, userSeq: UserSeq) {
  const rows = (await findUsableOf(ctx.db, userSeq)).filter(({ isTeam }) => isTeam)
  const names = await findNames(
    ctx,
    rows.map((row) => row.userSeq),
  )
  const seats = []
  for (const { subscriptionSeq, membershipSeq, name, userSeq: payerSeq } of rows) {
    const subscription = await findSubscription(ctx.db, subscriptionSeq)
    if (!subscription) continue
    const pause = await findOpenPause(ctx.db, subscriptionSeq)
    seats.push({
      subscriptionSeq,
      membershipSeq,
      name,
      payer: names.get(payerSeq) ?? '',
      isPayer: payerSeq === userSeq,
      periodEnd: subscription.periodEnd,
      isEnding: subscription.state === 'CANCEL_AT_END',
      isResting: pause !== undefined && isResting(pause, ctx.now()),
    })
  }
  return seats
}
