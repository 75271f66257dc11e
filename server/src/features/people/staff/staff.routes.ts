import type { Permission } from 'contract/http/permissions'
import * as promised from 'contract/people/staff/api'

import { implement } from '../../../platform/http/implement.ts'
import { findCandidates } from '../members/members.public.ts'

import { listActions } from './audit-log.service.ts'
import * as invitations from './invitations.service.ts'
import { getRoles, saveRole } from './role-permissions.service.ts'
import * as staff from './staff.service.ts'

export const roleRoutes = (inUse: () => readonly Permission[]) => [
  implement(promised.listStaff, ({ ctx }) => staff.listStaff(ctx)),
  implement(promised.changeRole, ({ ctx, params, body }) =>
    staff.changeRole(ctx, params.userSeq, body.userTypeCd),
  ),
  implement(promised.removeStaff, ({ ctx, params }) => staff.removeStaff(ctx, params.userSeq)),
  implement(promised.addOwner, ({ ctx, body }) => staff.addOwner(ctx, body.userSeq)),
  implement(promised.deleteOwner, ({ ctx, params }) => staff.deleteOwner(ctx, params.userSeq)),
  implement(promised.cancelOwnerRemoval, ({ ctx, params }) => staff.cancelRemoval(ctx, params.userSeq)),
  implement(promised.searchUsers, async ({ ctx, query }) => {
    const found = await findCandidates(ctx.db, query)
    return { list: found.slice(0, query.limit), page: query.page, isLast: found.length <= query.limit }
  }),
  implement(promised.listInvitations, ({ ctx }) => invitations.listInvitations(ctx)),
  implement(promised.inviteUser, ({ ctx, body }) => invitations.inviteUser(ctx, body)),
  implement(promised.inviteMembers, ({ ctx, body }) => invitations.inviteByEmail(ctx, body.members)),
  implement(promised.resendInvitation, ({ ctx, params }) =>
    invitations.resendInvitation(ctx, params.invitationSeq),
  ),
  implement(promised.approveInvitation, ({ ctx, params }) =>
    invitations.approveInvitation(ctx, params.invitationSeq),
  ),
  implement(promised.withdrawInvitation, ({ ctx, params }) =>
    invitations.withdrawInvitation(ctx, params.invitationSeq),
  ),
  implement(promised.getRolePermissions, async ({ ctx }) => ({
    roles: await getRoles(ctx),
    inUse: [...inUse()],
  })),
  implement(promised.saveRolePermissions, ({ ctx, body }) => saveRole(ctx, body)),
  implement(promised.listStaffActions, ({ ctx, query }) => listActions(ctx, query)),
]
