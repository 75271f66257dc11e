import { subscriptionChanged } from 'contract/money/billing/events'
import { memberLeft } from 'contract/people/members/events'
import { on } from '../../../platform/jobs/tasks.ts'
import { dissolve, leaveAs } from './seats.service.ts'
import { findTeamsOf } from './teams.queries.ts'

/** A team ends with what pays for it. docs/rules.md R-1275. */
export const dissolveEnded = on('teams.dissolve', subscriptionChanged, (ctx, { subscriptionSeq }) =>
  dissolve(ctx, subscriptionSeq),
)
/** Who left the site has no seat any more; somebody else can take it. */
export const freeSeatsOfMember = on('teams.freeSeatsOfMember', memberLeft, async (ctx, { userSeq }) => {
  for (const subscriptionSeq of await findTeamsOf(ctx.db, userSeq))
    await leaveAs(ctx, subscriptionSeq, userSeq)
})
