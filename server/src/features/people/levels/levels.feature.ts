import { memberErased, memberLeft } from 'contract/people/members/events'
import { refusals } from 'contract/people/levels/refusals'
import { feature } from '../../../platform/feature.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { deleteChangesOf, deleteLevelOf, mergeLevelMembers } from './level-members.queries.ts'
import { levelRoutes } from './levels.routes.ts'

/** Levels of members: what they ask for, and which one each member has. */
export const levels = feature({
  refusals,
  routes: levelRoutes,
  listeners: [
    on('levels.deleteLevel:member.left', memberLeft, (ctx, { userSeq }) =>
      ctx.transaction((tx) => deleteLevelOf(tx, userSeq)),
    ),
    on('levels.forgetMember', memberErased, (ctx, { userSeq }) =>
      ctx.transaction(async (tx) => {
        await deleteLevelOf(tx, userSeq)
        await deleteChangesOf(tx, userSeq)
      }),
    ),
  ],
  mergeAccounts: { onSite: mergeLevelMembers },
  userColumns: { level_members: ['user_seq'], level_changes: ['user_seq', 'by_user_seq'] },
})
