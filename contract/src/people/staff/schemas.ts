import { z } from 'zod'
import { changeableRoles, type Permission, permissionNamed, roles } from '../../http/permissions.ts'
import { instant, seq } from '../../values/ids.ts'
import { snsProviders } from '../../values/sns-providers.ts'
import { classStaffTypes } from '../class-roles/class-roles.rules.ts'

/** Case-insensitive. */
export const userTypeCd = z.string().toUpperCase().pipe(z.enum(roles))

export const MAX_INVITED = 20

/** A person on the staff of this site. */
export const StaffMember = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles),
  /** Whether the site recognises this person as a verified instructor. */
  isMaster: z.boolean(),
  /** The time this person joined the staff. */
  since: instant,
  /** An owner whose removal another owner requested; until it takes effect every owner may object. docs/rules.md R-473. */
  removal: z
    .object({ effectiveAt: instant, requestedBy: z.string(), userTypeCd: z.enum(changeableRoles).nullable() })
    .nullable()
    .optional(),
})
export type StaffMember = z.input<typeof StaffMember>

/** A member of this site who can be invited to its staff. */
export const StaffCandidate = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** How the account was created; LIV is an e-mail account. */
  snsTypeCd: z.enum(['LIV', ...snsProviders]),
  userTypeCd: z.enum(roles).nullable(),
})
export type StaffCandidate = z.input<typeof StaffCandidate>

/** An open invitation. */
export const Invitation = z.object({
  invitationSeq: seq('invitation'),
  email: z.string(),
  userTypeCd: z.enum(roles),
  memo: z.string().nullable(),
  invitedBy: z.string(),
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
  /** An invitation to become an owner, by a person who is not one: sent once an owner approves. docs/rules.md R-472. */
  needsApproval: z.boolean(),
})
export type Invitation = z.input<typeof Invitation>

export const inviteCode = z.string().max(200)
export const invitedAs = [...roles, ...classStaffTypes] as const

export const keys = z.string().array().max(200)

export const known = (name: string, ctx: z.RefinementCtx): Permission => {
  const key = permissionNamed(name)
  if (key) return key
  ctx.addIssue('no such permission')
  return z.NEVER
}

const fact = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** One action of a staff member. */
export const StaffAction = z.object({
  staffActionSeq: seq('staff-action'),
  userSeq: seq('user'),
  name: z.string(),
  /** `OPR`: the operator of the installation. */
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
