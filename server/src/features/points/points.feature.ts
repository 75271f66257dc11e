import * as promised from 'contract/learning/points/api'
import { memberErased } from 'contract/people/members/events'
import { feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import { on } from '../../platform/jobs/tasks.ts'
import { removeEntriesOf } from './points.queries.ts'
import { changePoints, pointsOf, pointsOfMember } from './points.service.ts'

const routes = [
  implement(promised.listMyPoints, ({ ctx, query }) => pointsOf(ctx.db, ctx.user.userSeq, query)),
  implement(promised.listMemberPoints, ({ ctx, params, query }) =>
    pointsOfMember(ctx, params.userSeq, query),
  ),
  implement(promised.changeMemberPoints, ({ ctx, params, body }) => changePoints(ctx, params.userSeq, body)),
]

const forgetPoints = on('points.forgetPoints', memberErased, (ctx, { userSeq }) =>
  ctx.transaction((tx) => removeEntriesOf(tx, userSeq)),
)

export const points = feature({
  routes,
  listeners: [forgetPoints],
  userColumns: {
    point_entries: ['user_seq', 'by_user_seq'],
  },
})
