import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { changeableRoles, mayHold } from '../../http/permissions.ts'
import { email, nothing, seq } from '../../values/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../values/paging.ts'
import { memo } from '../members/schemas.ts'
import {
  StaffCandidate,
  Invitation,
  keys,
  known,
  MAX_INVITED,
  StaffAction,
  StaffMember,
  userTypeCd,
} from './schemas.ts'

export const listStaff = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators',
  access: 'SITE_ACL_READ',
  reply: z.object({ list: StaffMember.array() }),
  shows: 'staff',
})
/** Nobody can remove the last owner of a site; demoting another owner takes effect later, as with `deleteOwner`. */
export const changeRole = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/operators/:userSeq/role',
  access: 'SITE_ACL_UPDATE',
  action: 'staff.changeRole',
  recent: true,
  body: z.object({ userTypeCd }),
  reply: nothing,
  refuses: ['LAST_OWNER', 'MEMBER_NOT_VERIFIED'],
  touches: ['staff', 'members'],
})
/** Removes a person from the staff; they stay a member. */
export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/operators/:userSeq',
  access: 'SITE_ACL_DELETE',
  action: 'staff.removeStaff',
  recent: true,
  reply: nothing,
  refuses: ['LAST_OWNER'],
  touches: ['staff', 'members'],
})
/** The member becomes an owner at once. */
export const addOwner = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/owners',
  access: 'SITE_OWNER_UPDATE',
  action: 'staff.addOwner',
  recent: true,
  body: z.object({ userSeq: seq('user') }),
  reply: nothing,
  refuses: ['MEMBER_NOT_VERIFIED', 'STAFF_FULL'],
  touches: ['staff', 'members'],
})
/** Removes the caller at once; another owner after seven days, during which every owner may object. */
export const deleteOwner = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/owners/:userSeq',
  access: 'SITE_OWNER_UPDATE',
  action: 'staff.deleteOwner',
  recent: true,
  reply: nothing,
  refuses: ['LAST_OWNER'],
  touches: ['staff', 'members'],
})
/** Objects to the removal of an owner. */
export const cancelOwnerRemoval = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/owners/:userSeq/removal',
  access: 'SITE_OWNER_UPDATE',
  action: 'staff.cancelOwnerRemoval',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['staff', 'members'],
})

/** Members by name or e-mail who do not have the role in question yet. */
export const searchUsers = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/users',
  access: 'SITE_ACL_READ',
  query: z.object({
    q: z.string().trim().min(1).max(100),
    userTypeCd,
    page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    limit: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  }),
  reply: z.object({ list: StaffCandidate.array(), page: z.int(), isLast: z.boolean() }),
  shows: 'members',
})

export const listInvitations = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/invitations',
  access: 'SITE_ACL_READ',
  reply: z.object({ list: Invitation.array() }),
  shows: 'staff',
})
/** Invites a member; takes effect when they accept. It replaces an older invitation of the same person. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invite/user',
  access: 'SITE_ACL_CREATE',
  action: 'staff.inviteUser',
  recent: true,
  body: z.object({ userTypeCd, userSeq: seq('user') }),
  reply: nothing,
  refuses: ['ALREADY_STAFF', 'STAFF_FULL', 'TOO_MANY_ATTEMPTS'],
  touches: ['staff'],
})
/** The same by e-mail, for people without an account; only staff see the memo. */
export const inviteMembers = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invite/members',
  access: 'SITE_ACL_CREATE',
  action: 'staff.inviteMembers',
  recent: true,
  body: z.object({
    members: z.array(z.object({ email, userTypeCd, memo: memo.optional() })).max(MAX_INVITED),
  }),
  reply: nothing,
  refuses: ['ALREADY_STAFF', 'STAFF_FULL', 'TOO_MANY_ATTEMPTS'],
  touches: ['staff'],
})
/** Sends a new link; the previous one becomes invalid. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/:invitationSeq/resend',
  access: 'SITE_ACL_CREATE',
  action: 'staff.resendInvitation',
  reply: nothing,
  refuses: ['INVITATION_DEAD', 'TOO_MANY_ATTEMPTS'],
  touches: ['staff'],
})
/** An owner approves an invitation, which is sent only now. */
export const approveInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/:invitationSeq/approve',
  access: 'SITE_OWNER_UPDATE',
  action: 'staff.approveInvitation',
  recent: true,
  reply: nothing,
  refuses: ['INVITATION_DEAD', 'TOO_MANY_ATTEMPTS'],
  touches: ['staff'],
})
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/invitations/:invitationSeq',
  access: 'SITE_ACL_CREATE',
  action: 'staff.withdrawInvitation',
  reply: nothing,
  refuses: ['INVITATION_DEAD'],
  touches: ['staff'],
})

/** The permissions of managers and instructors on this site. */
export const getRolePermissions = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/role-permissions',
  access: 'SITE_ACL_READ',
  reply: z.object({
    roles: z.object({ MNG: keys, TCH: keys }),
    /** The permissions that some endpoint of this installation requires. */
    inUse: keys,
  }),
  shows: 'staff',
})

export const saveRolePermissions = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/role-permissions',
  access: 'SITE_OWNER_UPDATE',
  action: 'staff.saveRolePermissions',
  recent: true,
  body: z
    .object({
      userTypeCd: z.enum(changeableRoles),
      /** All permissions the role shall hold, also in their short form. One that the role cannot hold is refused, not ignored. */
      permissions: z.array(z.string().transform(known)).max(200),
    })
    .superRefine(({ userTypeCd: role, permissions }, ctx) => {
      const at = permissions.findIndex((key) => !mayHold(role, key))
      if (at >= 0)
        ctx.addIssue({ code: 'custom', path: ['permissions', at], message: 'owners alone hold it' })
    }),
  reply: nothing,
  touches: ['staff', 'members'],
})

/** Newest first; `lastSeq` continues with older entries. */
export const listStaffActions = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators/history',
  access: 'SITE_OWNER_UPDATE',
  query: z.object({
    userSeq: z.coerce.number<number>().int().positive().brand<'user', 'inout'>().optional(),
    /** The feature of the action. */
    room: z.string().max(100).optional(),
    lastSeq: z.coerce.number<number>().int().positive().optional(),
  }),
  reply: z.object({
    list: StaffAction.array(),
    /** Everybody in the history, for the filter. */
    people: z.array(z.object({ userSeq: seq('user'), name: z.string() })),
    isLast: z.boolean(),
  }),
  shows: 'staff',
})
