import * as api from 'contract/growth/referrals/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './referrals.service.ts'

export const referralRoutes = [
  implement(api.getMyInvite, ({ ctx, params }) => service.inviteOf(ctx, params.courseSeq)),
  implement(api.makeMyInvite, ({ ctx, params }) => service.makeInvite(ctx, params.courseSeq)),
  implement(api.openInvite, ({ ctx, params }) => service.openInvite(ctx, params.refererCode)),
  implement(api.listInvites, ({ ctx, params, query }) => service.invitesOf(ctx, params.courseSeq, query)),
  implement(api.listInviters, ({ ctx, params, query }) => service.invitersOf(ctx, params.courseSeq, query)),
]
