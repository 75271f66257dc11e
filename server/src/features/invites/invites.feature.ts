import * as promised from 'contract/growth/referrals/api'
import { memberErased, memberLeft } from 'contract/people/members/events'
import { feature } from '../../platform/feature.ts'
import { implement } from '../../platform/http/implement.ts'
import { on } from '../../platform/jobs/tasks.ts'
import { deleteCodesOf } from './invites.queries.ts'
import * as service from './invites.service.ts'

const routes = [
  implement(promised.getMyInvite, ({ ctx, params }) => service.inviteOf(ctx, params.courseSeq)),
  implement(promised.makeMyInvite, ({ ctx, params }) => service.makeInvite(ctx, params.courseSeq)),
  implement(promised.openInvite, ({ ctx, params }) => service.openInvite(ctx, params.refererCode)),
  implement(promised.listInvites, ({ ctx, params, query }) =>
    service.invitesOf(ctx, params.courseSeq, query),
  ),
  implement(promised.listInviters, ({ ctx, params, query }) =>
    service.invitersOf(ctx, params.courseSeq, query),
  ),
]

export const invites = feature({
  routes,
  listeners: [memberLeft, memberErased].map((gone) =>
    on(`invites.deleteCodes:${gone.name}`, gone, (ctx, { userSeq }) =>
      ctx.transaction(async (tx) => void (await deleteCodesOf(tx, userSeq))),
    ),
  ),
  userColumns: { invite_codes: ['user_seq'], invites: ['user_seq', 'inviter_user_seq'] },
})
