import { z } from 'zod'
import { roles } from '../../http/permissions.ts'
import { classManagerTypes, classStaffTypes } from '../../people/class-roles/class-roles.rules.ts'
import { instant, seq } from '../../values/ids.ts'

export const userTypeCd = z.string().toUpperCase().pipe(z.enum(classStaffTypes))

/** A person on the staff of this course. */
export const ClassPerson = z.object({
  userSeq: seq('user'),
  name: z.string(),
  /** Null for callers who may not change the staff of the course. */
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

/** A member of class staff as the course page shows them. */
export const ClassManager = z.object({
  userSeq: seq('user'),
  name: z.string(),
  userTypeCd: z.enum(classManagerTypes),
})

export const users = '/channels/:channelSeq/courses/:courseSeq/users'

/** A member who can be invited to the staff of a course. */
export const ClassCandidate = z.object({
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  userTypeCd: z.enum(roles).nullable(),
  isMaster: z.boolean(),
})
export type ClassCandidate = z.input<typeof ClassCandidate>

/** An open invitation to a course. */
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

/** A course the caller works on through a class role. */
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
