import * as promised from 'contract/growth/referrals/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './referrals.service.ts'

export const referralRoutes = [
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
