import { refusals } from 'contract/growth/referrals/refusals'
import { memberErased, memberLeft } from 'contract/people/members/events'
import { feature } from '../../../platform/feature.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { mergeInvites } from './merge-accounts.queries.ts'
import { deleteCodesOf } from './referrals.queries.ts'
import { referralRoutes } from './referrals.routes.ts'

/** Links by which learners bring friends. */
export const referrals = feature({
  refusals,
  routes: referralRoutes,
  listeners: [memberLeft, memberErased].map((gone) =>
    on(`invites.deleteCodes:${gone.name}`, gone, (ctx, { userSeq }) =>
      ctx.transaction(async (tx) => void (await deleteCodesOf(tx, userSeq))),
    ),
  ),
  mergeAccounts: { onSite: mergeInvites },
  userColumns: { invite_codes: ['user_seq'], invites: ['user_seq', 'inviter_user_seq'] },
})
