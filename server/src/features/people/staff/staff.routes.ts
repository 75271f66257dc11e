import type { Permission } from 'contract/http/permissions'
import * as api from 'contract/people/staff/api'

import { implement } from '../../../platform/http/implement.ts'
import { portraitUrl } from '../accounts/accounts.public.ts'
import { findCandidates, findFaces } from '../members/members.public.ts'

import { listActions } from './audit-log.service.ts'
import * as invitations from './invitations.service.ts'
import { getRoles, saveRole } from './role-permissions.service.ts'
import * as staff from './staff.service.ts'

export const roleRoutes = (inUse: () => readonly Permission[]) => [
  implement(api.listStaff, ({ ctx }) => staff.listStaff(ctx)),
  implement(api.changeRole, ({ ctx, params, body }) =>
    staff.changeRole(ctx, params.userSeq, body.userTypeCd),
  ),
  implement(api.removeStaff, ({ ctx, params }) => staff.removeStaff(ctx, params.userSeq)),
  implement(api.addOwner, ({ ctx, body }) => staff.addOwner(ctx, body.userSeq)),
  implement(api.deleteOwner, ({ ctx, params }) => staff.deleteOwner(ctx, params.userSeq)),
  implement(api.cancelOwnerRemoval, ({ ctx, params }) => staff.cancelRemoval(ctx, params.userSeq)),
  implement(api.searchUsers, async ({ ctx, query }) => {
    const found = await findCandidates(ctx.db, query)
    const list = found.slice(0, query.limit)
    const faces = await findFaces(
      ctx,
      list.map(({ userSeq }) => userSeq),
    )
    return {
      list: list.map(({ profileImageKey, ...one }) => ({
        ...one,
        profileImageUrl: faces.get(one.userSeq) ?? portraitUrl(profileImageKey),
      })),
      page: query.page,
      isLast: found.length <= query.limit,
    }
  }),
  implement(api.listInvitations, ({ ctx }) => invitations.listInvitations(ctx)),
  implement(api.inviteUser, ({ ctx, body }) => invitations.inviteUser(ctx, body)),
  implement(api.inviteMembers, ({ ctx, body }) => invitations.inviteByEmail(ctx, body.members)),
  implement(api.resendInvitation, ({ ctx, params }) =>
    invitations.resendInvitation(ctx, params.invitationSeq),
  ),
  implement(api.approveInvitation, ({ ctx, params }) =>
    invitations.approveInvitation(ctx, params.invitationSeq),
  ),
  implement(api.withdrawInvitation, ({ ctx, params }) =>
    invitations.withdrawInvitation(ctx, params.invitationSeq),
  ),
  implement(api.getRolePermissions, async ({ ctx }) => ({
    roles: await getRoles(ctx),
    inUse: [...inUse()],
  })),
  implement(api.saveRolePermissions, ({ ctx, body }) => saveRole(ctx, body)),
  implement(api.listStaffActions, ({ ctx, query }) => listActions(ctx, query)),
]
