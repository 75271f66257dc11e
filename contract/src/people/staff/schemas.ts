import { z } from 'zod'
import { changeableRoles, type Permission, permissionNamed, roles } from '../../http/permissions.ts'
import { instant, seq } from '../../values/ids.ts'
import { classStaffTypes } from '../class-roles/class-roles.rules.ts'

/** Codes are read in any case. */
export const userTypeCd = z.string().toUpperCase().pipe(z.enum(roles))

export const MAX_INVITED = 20

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

/** Somebody of this site who may be asked to join its staff. */
export const StaffCandidate = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles).nullable(),
})
export type StaffCandidate = z.input<typeof StaffCandidate>

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
/** Something a member of staff did. */
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
