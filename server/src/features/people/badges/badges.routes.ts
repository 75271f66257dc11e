import * as api from 'contract/people/badges/api'
import { implement } from '../../../platform/http/implement.ts'
import * as service from './badges.service.ts'

export const badgeRoutes = [
  implement(api.listBadges, ({ ctx }) => service.listBadges(ctx)),
  implement(api.saveBadge, ({ ctx, params, body }) => service.saveBadge(ctx, params.badgeKind, body)),
  implement(api.listMyBadges, ({ ctx }) => service.listMyBadges(ctx)),
  implement(api.chooseBadge, ({ ctx, body }) => service.chooseBadge(ctx, body.kind)),
  implement(api.listMemberBadges, ({ ctx, params }) => service.listMemberBadges(ctx, params.userSeq)),
  implement(api.giveBadge, ({ ctx, params, body }) => service.giveBadge(ctx, params.userSeq, body)),
  implement(api.revokeBadge, ({ ctx, params }) => service.revokeBadge(ctx, params.userSeq, params.badgeKind)),
]
