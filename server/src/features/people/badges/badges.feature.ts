import { memberErased, memberLeft } from 'contract/people/members/events'
import { refusals } from 'contract/people/badges/refusals'
import { feature } from '../../../platform/feature.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { deleteBadgesOf, mergeBadges } from './badges.queries.ts'
import { badgeRoutes } from './badges.routes.ts'

/** Badges of members: which ones a site has, who has them, and which one stands beside a name. */
export const badges = feature({
  refusals,
  routes: badgeRoutes,
  listeners: [memberLeft, memberErased].map((gone) =>
    on(`badges.forgetMember:${gone.name}`, gone, (ctx, { userSeq }) =>
      ctx.transaction((tx) => deleteBadgesOf(tx, userSeq)),
    ),
  ),
  mergeAccounts: { onSite: mergeBadges },
  userColumns: { member_badges: ['user_seq', 'by_user_seq'] },
})
