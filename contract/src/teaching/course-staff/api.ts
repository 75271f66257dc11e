import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Teacher } from '../../people/members/teachers.schemas.ts'
import { email, nothing, seq } from '../../values/ids.ts'
import { DEFAULT_PAGE_SIZE } from '../../values/paging.ts'
import {
  ClassCandidate,
  ClassInvitation,
  ClassPerson,
  invitations,
  MyClassPost,
  users,
  userTypeCd,
} from './schemas.ts'

export const listClassStaff = endpoint({
  method: 'GET',
  path: users,
  access: 'CLASS_INFO_READ',
  reply: z.object({ list: ClassPerson.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'course-staff',
})
/** Adds a verified instructor from the site's staff to the course, at once. */
export const addTutor = endpoint({
  method: 'POST',
  path: users,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.addTutor',
  body: z.object({ userSeq: seq('user') }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'NOT_A_MASTER', 'ALREADY_CLASS_STAFF', 'CLASS_STAFF_FULL'],
  touches: ['course-staff', 'courses', 'members'],
})
/** Changes a person's class role; only verified instructors become instructors of a course. */
export const changeClassStaff = endpoint({
  method: 'POST',
  path: `${users}/:userSeq`,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.changeClassStaff',
  body: z.object({ userTypeCd }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'NOT_A_MASTER', 'LAST_TUTOR'],
  touches: ['course-staff', 'courses', 'members'],
})
/** Moves an instructor to the first position, as the lead of the course. */
export const makeLead = endpoint({
  method: 'POST',
  path: `${users}/:userSeq/lead`,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.makeLead',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['course-staff', 'courses'],
})
/** Removes a person from this course only; its last instructor cannot be removed. */
export const removeClassStaff = endpoint({
  method: 'DELETE',
  path: `${users}/:userSeq`,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.removeClassStaff',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'LAST_TUTOR'],
  touches: ['course-staff', 'courses', 'members'],
})

/** Members by name or e-mail who do not work on this course; for instructors, verified ones only. */
export const searchClassCandidates = endpoint({
  method: 'GET',
  path: `${users}/candidates`,
  access: 'CLASS_TUTOR_UPDATE',
  query: z.object({
    q: z.string().trim().min(1).max(100),
    userTypeCd,
    page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
    limit: z.coerce.number<number>().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
  }),
  reply: z.object({ list: ClassCandidate.array(), page: z.int(), isLast: z.boolean() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'members',
})

export const listClassInvitations = endpoint({
  method: 'GET',
  path: invitations,
  access: 'CLASS_TUTOR_UPDATE',
  reply: z.object({ list: ClassInvitation.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'course-staff',
})
/** Invites a member, or an e-mail address, to work on this course; replaces an older invitation. */
export const inviteToClass = endpoint({
  method: 'POST',
  path: invitations,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.inviteToClass',
  body: z.object({ userTypeCd, to: z.union([z.object({ userSeq: seq('user') }), z.object({ email })]) }),
  reply: nothing,
  refuses: [
    'CLASS_NOT_FOUND',
    'NOT_A_MASTER',
    'ALREADY_CLASS_STAFF',
    'CLASS_STAFF_FULL',
    'TOO_MANY_ATTEMPTS',
  ],
  touches: ['course-staff'],
})
export const resendClassInvitation = endpoint({
  method: 'POST',
  path: `${invitations}/:invitationSeq/resend`,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.resendClassInvitation',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'INVITATION_DEAD', 'TOO_MANY_ATTEMPTS'],
  touches: ['course-staff'],
})
export const withdrawClassInvitation = endpoint({
  method: 'DELETE',
  path: `${invitations}/:invitationSeq`,
  access: 'CLASS_TUTOR_UPDATE',
  action: 'course-staff.withdrawClassInvitation',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'INVITATION_DEAD'],
  touches: ['course-staff'],
})

export const listMyClassPosts = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/me/class-posts',
  access: 'member',
  reply: z.object({ list: MyClassPost.array() }),
  shows: 'course-staff',
})

/** Recognises a member as a verified instructor, who can then be added to courses. */
export const verifyMaster = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/master',
  access: 'SITE_ACL_UPDATE',
  action: 'course-staff.verifyMaster',
  reply: nothing,
  touches: ['members', 'staff', 'course-staff'],
})
/** Revokes the recognition; the person stays in courses that list them. */
export const unverifyMaster = endpoint({
  method: 'DELETE',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/master',
  access: 'SITE_ACL_UPDATE',
  action: 'course-staff.unverifyMaster',
  reply: nothing,
  touches: ['members', 'staff', 'course-staff'],
})

/** Verified instructors of the staff, who can be added to courses. */
export const listTeachers = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/teachers',
  access: 'CLASS_TUTOR_UPDATE',
  reply: z.object({ list: Teacher.array() }),
  shows: 'members',
})
