import { subscriptionChanged } from 'contract/money/billing/events'
import { orderRefunded } from 'contract/money/orders/events'
import { memberLeft } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import {
  cancelSubscription,
  endSubscription,
  findSubscription,
  findSubscriptionsOf,
  forgetMemberCard,
} from '../billing/billing.public.ts'
import { follow } from './follow.service.ts'
import { findJoined, findPaidBy } from './joined.queries.ts'

export const followSubscription = on('memberships.follow', subscriptionChanged, (ctx, { subscriptionSeq }) =>
  follow(ctx, subscriptionSeq),
)

/** Who got all money of the running period back is in no longer. docs/rules.md R-1025. */
export const endRefunded = on('memberships.endRefunded', orderRefunded, async (ctx, { orderNo }) => {
  const paid = await findPaidBy(ctx.db, orderNo)
  // Seats that were added to a team are a sale of their own: their refund ends nobody's place.
  if (paid?.state !== 'REFUNDED' || paid.kind === 'UPGRADE') return
  const subscription = await findSubscription(ctx.db, paid.subscriptionSeq)
  // Its end moves with pauses, its beginning does not.
  if (subscription?.periodStart === paid.periodStart) await endSubscription(ctx, paid.subscriptionSeq)
})

/** Who left the site pays nothing more. A team keeps what is paid for the others in it. docs/rules.md R-1026, R-1276. */
export const endOfMember = on('memberships.endOfMember', memberLeft, async (ctx, { userSeq }) => {
  for (const { subscriptionSeq, state } of await findSubscriptionsOf(ctx.db, userSeq)) {
    const isTeam = (await findJoined(ctx.db, subscriptionSeq))?.isTeam === true
    if (isTeam && state !== 'STARTING') await cancelSubscription(ctx, subscriptionSeq)
    else await endSubscription(ctx, subscriptionSeq)
  }
  await ctx.transaction((tx) => forgetMemberCard(ctx, tx, userSeq))
})
