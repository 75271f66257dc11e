import * as api from 'contract/money/memberships/api'
import * as settings from 'contract/money/memberships/settings.api'
import { implement } from '../../../platform/http/implement.ts'
import { beginMemberCard } from '../billing/billing.public.ts'
import * as pauses from './pauses.service.ts'
import * as joined from './joined.service.ts'
import { listManaged, listOpening, listShown, viewManaged, viewShown } from './memberships.views.ts'
import { create, modify, order, remove, setState } from './plans.service.ts'

export const membershipRoutes = [
  implement(api.listMemberships, ({ ctx }) => listShown(ctx)),
  implement(api.getMembership, ({ ctx, params }) => viewShown(ctx, params.membershipSeq)),
  implement(api.listMembershipsOfClass, ({ ctx, params }) => listOpening(ctx, params.courseSeq)),
  implement(api.listMyMemberships, ({ ctx }) => joined.listMine(ctx)),
  implement(api.beginMemberCard, ({ ctx, body }) => beginMemberCard(ctx, body)),
  implement(api.completeMemberCard, ({ ctx, body }) => joined.completeCard(ctx, body)),
  implement(api.joinMembership, ({ ctx, params, body }) => joined.join(ctx, params.membershipSeq, body)),
  implement(api.cancelMembership, ({ ctx, params }) => joined.cancel(ctx, params.subscriptionSeq)),
  implement(api.resumeMembership, ({ ctx, params }) => joined.resume(ctx, params.subscriptionSeq)),
  implement(api.pauseMembership, ({ ctx, params, body }) =>
    pauses.pauseOwn(ctx, params.subscriptionSeq, body.days),
  ),
  implement(api.endMembershipPause, ({ ctx, params }) => pauses.resumeOwn(ctx, params.subscriptionSeq)),
  implement(api.changeMembershipTerm, ({ ctx, params, body }) =>
    joined.changeTerm(ctx, params.subscriptionSeq, body),
  ),
  implement(api.enterByMembership, ({ ctx, params }) => joined.enter(ctx, params.courseSeq)),
  implement(settings.listManagedMemberships, ({ ctx, query }) => listManaged(ctx, query)),
  implement(settings.getManagedMembership, ({ ctx, params }) => viewManaged(ctx, params.membershipSeq)),
  implement(settings.createMembership, ({ ctx, body }) => create(ctx, body)),
  implement(settings.modifyMembership, ({ ctx, params, body }) => modify(ctx, params.membershipSeq, body)),
  implement(settings.setMembershipState, ({ ctx, params, body }) =>
    setState(ctx, params.membershipSeq, body.state),
  ),
  implement(settings.pauseForMember, ({ ctx, params, body }) =>
    pauses.pauseForMember(ctx, params.subscriptionSeq, body),
  ),
  implement(settings.resumeForMember, ({ ctx, params, body }) =>
    pauses.resumeForMember(ctx, params.subscriptionSeq, body.reason),
  ),
  implement(settings.orderMemberships, ({ ctx, body }) => order(ctx, body.membershipSeqs)),
  implement(settings.deleteMembership, ({ ctx, params }) => remove(ctx, params.membershipSeq)),
]
