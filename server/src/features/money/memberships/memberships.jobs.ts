import { subscriptionChanged } from 'contract/money/billing/events'
import { orderRefunded } from 'contract/money/orders/events'
import { memberLeft } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import {
  endSubscription,
  findSubscription,
  findSubscriptionsOf,
  forgetMemberCard,
} from '../billing/billing.public.ts'
import { follow } from './follow.service.ts'
import { findPaidBy } from './joined.queries.ts'

export const followSubscription = on('memberships.follow', subscriptionChanged, (ctx, { subscriptionSeq }) =>
  follow(ctx, subscriptionSeq),
)

/** Who got all money of the running period back is in no longer. docs/rules.md R-1025. */
export const endRefunded = on('memberships.endRefunded', orderRefunded, async (ctx, { orderNo }) => {
  const paid = await findPaidBy(ctx.db, orderNo)
  if (paid?.state !== 'REFUNDED') return
  const subscription = await findSubscription(ctx.db, paid.subscriptionSeq)
  // Its end moves with pauses, its beginning does not.
  if (subscription?.periodStart === paid.periodStart) await endSubscription(ctx, paid.subscriptionSeq)
})

/** Who left the site pays nothing more. docs/rules.md R-1026. */
export const endOfMember = on('memberships.endOfMember', memberLeft, async (ctx, { userSeq }) => {
  for (const { subscriptionSeq } of await findSubscriptionsOf(ctx.db, userSeq))
    await endSubscription(ctx, subscriptionSeq)
  await ctx.transaction((tx) => forgetMemberCard(ctx, tx, userSeq))
})
