import { z } from 'zod'
import { roles } from '../../http/permissions.ts'
import { classManagerTypes, classStaffTypes } from '../../people/class-roles/class-roles.rules.ts'
import { instant, seq } from '../../values/ids.ts'

export const userTypeCd = z.string().toUpperCase().pipe(z.enum(classStaffTypes))

/** Somebody who works on this class. */
export const ClassPerson = z.object({
  userSeq: seq('user'),
  name: z.string(),
  /** Null for callers who may not change the staff of the class. */
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  userTypeCd: z.enum(classStaffTypes),
  /** The first of the instructors. */
  isLead: z.boolean(),
  /** The role on the site, null for class staff. */
  siteTypeCd: z.enum(roles).nullable(),
  isMaster: z.boolean(),
  since: instant.nullable(),
})
export type ClassPerson = z.input<typeof ClassPerson>

/** Somebody who supports a class, as its page names them. */
export const ClassManager = z.object({
  userSeq: seq('user'),
  name: z.string(),
  userTypeCd: z.enum(classManagerTypes),
})

export const users = '/channels/:channelSeq/courses/:courseSeq/users'

/** A member who may be asked to work on a class. */
export const ClassCandidate = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles).nullable(),
  isMaster: z.boolean(),
})
export type ClassCandidate = z.input<typeof ClassCandidate>

/** An invitation to a class that waits for its answer. */
export const ClassInvitation = z.object({
  invitationSeq: seq('invitation'),
  email: z.string(),
  userTypeCd: z.enum(classStaffTypes),
  invitedBy: z.string(),
  sentAt: instant,
  expiresAt: instant,
  isExpired: z.boolean(),
})
export type ClassInvitation = z.input<typeof ClassInvitation>
export const invitations = '/channels/:channelSeq/courses/:courseSeq/invitations'

/** A class the caller works on without a role that opens it. */
export const MyClassPost = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
  userTypeCd: z.enum(classStaffTypes),
  /** Keys such as CLASS_INFO_READ. */
  roles: z.string().array(),
  since: instant.nullable(),
})
export type MyClassPost = z.input<typeof MyClassPost>
