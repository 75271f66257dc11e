import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { classStaffTypes } from './class-roles.ts'
import { changeableRoles, mayHold, permissionNamed, roles, type Permission } from './permissions.ts'
import { rooms } from './rooms.ts'
import { DEFAULT_PAGE_SIZE } from './paging.ts'
import { email, instant, nothing, seq } from './values.ts'

/** Codes are read in any case. */
const userTypeCd = z.string().toUpperCase().pipe(z.enum(roles))
export const MEMO_LENGTH = 500
export const memo = z.string().trim().max(MEMO_LENGTH)
const MOST_INVITED = 20

/** Somebody who works on this site. */
export const StaffMember = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles),
  /** Whether the site vouches for this person as instructor. */
  isMaster: z.boolean(),
  /** When this person joined the staff. */
  since: instant,
  /** An owner whom another owner wants to take away; until then every owner may object. docs/rules.md R-473. */
  removal: z
    .object({ effectiveAt: instant, requestedBy: z.string(), userTypeCd: z.enum(changeableRoles).nullable() })
    .nullable()
    .optional(),
})
export type StaffMember = z.input<typeof StaffMember>

export const listStaff = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators',
  access: 'SITE_ACL_READ',
  reply: z.object({ list: StaffMember.array() }),
  shows: 'roles',
})
/** Nobody takes the last owner away from a site; what takes another owner away waits, as with `deleteOwner`. */
export const changeRole = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/operators/:userSeq/role',
  access: 'SITE_ACL_UPDATE',
  recent: true,
  body: z.object({ userTypeCd }),
  reply: nothing,
  refuses: ['LAST_OWNER', 'MEMBER_NOT_VERIFIED'],
  touches: ['roles', 'members'],
})
/** From the staff; the person stays a member. */
export const removeStaff = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/operators/:userSeq',
  access: 'SITE_ACL_DELETE',
  recent: true,
  reply: nothing,
  refuses: ['LAST_OWNER'],
  touches: ['roles', 'members'],
})
/** An owner from this moment on. */
export const addOwner = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/owners',
  access: 'SITE_OWNER_UPDATE',
  recent: true,
  body: z.object({ userSeq: seq('user') }),
  reply: nothing,
  refuses: ['MEMBER_NOT_VERIFIED'],
  touches: ['roles', 'members'],
})
/** Oneself at once; another owner after seven days, in which every owner may object. */
export const deleteOwner = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/owners/:userSeq',
  access: 'SITE_OWNER_UPDATE',
  recent: true,
  reply: nothing,
  refuses: ['LAST_OWNER'],
  touches: ['roles', 'members'],
})
/** Objects to what takes an owner away. */
export const cancelOwnerRemoval = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/owners/:userSeq/removal',
  access: 'SITE_OWNER_UPDATE',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['roles', 'members'],
})

/** Somebody of this site who may be asked to join its staff. */
export const FoundUser = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles).nullable(),
})
export type FoundUser = z.input<typeof FoundUser>
/** Members by name or e-mail who are not yet what they are looked for. */
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
  reply: z.object({ list: FoundUser.array(), page: z.int(), isLast: z.boolean() }),
  shows: 'members',
})

/** An invitation that waits for its answer. */
export const Invitation = z.object({
  invitationSeq: seq('invitation'),
  email: z.string(),
  userTypeCd: z.enum(roles),
  memo: z.string().nullable(),
  invitedBy: z.string(),
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  /** To become an owner, by somebody who is none: sent once an owner says yes. docs/rules.md R-472. */
  needsApproval: z.boolean(),
})
export type Invitation = z.input<typeof Invitation>
export const listInvitations = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/invitations',
  access: 'SITE_ACL_READ',
  reply: z.object({ list: Invitation.array() }),
  shows: 'roles',
})
/** Asks a member; takes effect when the person accepts. An older invitation of the same person is replaced. */
export const inviteUser = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invite/user',
  access: 'SITE_ACL_CREATE',
  recent: true,
  body: z.object({ userTypeCd, userSeq: seq('user') }),
  reply: nothing,
  refuses: ['ALREADY_STAFF', 'TOO_MANY_ATTEMPTS'],
  touches: ['roles'],
})
/** The same by e-mail, for whoever has no account yet; the memo stays among the staff. */
export const inviteMembers = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invite/members',
  access: 'SITE_ACL_CREATE',
  recent: true,
  body: z.object({
    members: z.array(z.object({ email, userTypeCd, memo: memo.optional() })).max(MOST_INVITED),
  }),
  reply: nothing,
  refuses: ['ALREADY_STAFF', 'TOO_MANY_ATTEMPTS'],
  touches: ['roles'],
})
/** Sends a new link; the one before it dies. */
export const resendInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/:invitationSeq/resend',
  access: 'SITE_ACL_CREATE',
  reply: nothing,
  refuses: ['INVITATION_DEAD', 'TOO_MANY_ATTEMPTS'],
  touches: ['roles'],
})
/** An owner's yes to an invitation that waits for it: only now it is sent. */
export const approveInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/:invitationSeq/approve',
  access: 'SITE_OWNER_UPDATE',
  recent: true,
  reply: nothing,
  refuses: ['INVITATION_DEAD', 'TOO_MANY_ATTEMPTS'],
  touches: ['roles'],
})
export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/channels/:channelSeq/invitations/:invitationSeq',
  access: 'SITE_ACL_CREATE',
  reply: nothing,
  refuses: ['INVITATION_DEAD'],
  touches: ['roles'],
})
const inviteCode = z.string().max(200)
const invitedAs = [...roles, ...classStaffTypes] as const
/** What somebody was asked to become. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/invitations/received',
  access: 'member',
  query: z.object({ code: inviteCode }),
  reply: z.object({
    userTypeCd: z.enum(invitedAs),
    /** The class it is about; null for the staff of the site. */
    course: z.object({ courseSeq: seq('course'), title: z.string() }).nullable(),
    invitedBy: z.string(),
    expiresAt: instant,
  }),
  refuses: ['INVITATION_DEAD', 'INVITATION_NOT_YOURS'],
  shows: 'roles',
})
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/accept',
  access: 'member',
  body: z.object({ code: inviteCode }),
  reply: z.object({ userTypeCd: z.enum(invitedAs), courseSeq: seq('course').nullable() }),
  refuses: ['INVITATION_DEAD', 'INVITATION_NOT_YOURS', 'CLASS_STAFF_FULL', 'EMAIL_NOT_VERIFIED'],
  touches: ['roles', 'members', 'channels', 'class-staff', 'courses'],
})

const keys = z.string().array().max(200)
/** What managers and teachers of this site may do. */
export const getRolePermissions = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/role-permissions',
  access: 'SITE_ACL_READ',
  reply: z.object({
    roles: z.object({ MNG: keys, TCH: keys }),
    /** The keys something of this installation asks for. */
    inUse: keys,
  }),
  shows: 'roles',
})
const known = (name: string, ctx: z.RefinementCtx): Permission => {
  const key = permissionNamed(name)
  if (key) return key
  ctx.addIssue('no such permission')
  return z.NEVER
}
export const saveRolePermissions = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/role-permissions',
  access: 'SITE_OWNER_UPDATE',
  recent: true,
  body: z
    .object({
      userTypeCd: z.enum(changeableRoles),
      /** All keys the role shall hold, also in their short form. One that it cannot hold is refused, not left out. */
      permissions: z.array(z.string().transform(known)).max(200),
    })
    .superRefine(({ userTypeCd: role, permissions }, ctx) => {
      const at = permissions.findIndex((key) => !mayHold(role, key))
      if (at >= 0)
        ctx.addIssue({ code: 'custom', path: ['permissions', at], message: 'owners alone hold it' })
    }),
  reply: nothing,
  touches: ['roles', 'members'],
})

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** Something a member of staff did. */
export const StaffAction = z.object({
  staffActionSeq: seq('staff-action'),
  userSeq: seq('user'),
  name: z.string(),
  /** `OPR`: whoever runs the installation. */
  userTypeCd: z.enum([...roles, ...classStaffTypes, 'OPR']),
  /** The call, such as `DELETE /api/v1.0/channels/:channelSeq/operators/:userSeq`. */
  action: z.string(),
  about: z.string().nullable(),
  room: z.string().nullable(),
  before: z.record(z.string(), fact).nullable(),
  after: z.record(z.string(), fact).nullable(),
  createdAt: instant,
})
export type StaffAction = z.input<typeof StaffAction>
/** The newest first; `lastSeq` asks for those before. */
export const listStaffActions = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/operators/history',
  access: 'SITE_OWNER_UPDATE',
  query: z.object({
    userSeq: z.coerce.number<number>().int().positive().brand<'user', 'inout'>().optional(),
    room: z.enum(rooms).optional(),
    lastSeq: z.coerce.number<number>().int().positive().optional(),
  }),
  reply: z.object({
    list: StaffAction.array(),
    /** Everybody who stands in it, for the filter. */
    people: z.array(z.object({ userSeq: seq('user'), name: z.string() })),
    isLast: z.boolean(),
  }),
  shows: 'roles',
})
