import { refusals } from 'contract/growth/segments/refusals'
import { memberErased, memberLeft } from 'contract/people/members/events'
import { feature } from '../../../platform/feature.ts'
import { on } from '../../../platform/jobs/tasks.ts'
import { deleteFromAllSegments, mergeSegmentMembers } from './segment-members.queries.ts'
import { segmentRoutes } from './segments.routes.ts'

/** Groups of members that staff name, by conditions or by hand. */
export const segments = feature({
  refusals,
  routes: segmentRoutes,
  listeners: [memberLeft, memberErased].map((gone) =>
    on(`segments.deleteMember:${gone.name}`, gone, (ctx, { userSeq }) =>
      ctx.transaction(async (tx) => void (await deleteFromAllSegments(tx, userSeq))),
    ),
  ),
  mergeAccounts: { onSite: mergeSegmentMembers },
  userColumns: { segment_members: ['user_seq'] },
})
