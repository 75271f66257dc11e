import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { inviteCode, invitedAs } from '../../people/staff/schemas.ts'
import { instant, seq } from '../../values/ids.ts'

/** The role that an invitation offers. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/invitations/received',
  access: 'member',
  query: z.object({ code: inviteCode }),
  reply: z.object({
    userTypeCd: z.enum(invitedAs),
    /** The course of the invitation; null for the staff of the site. */
    course: z.object({ courseSeq: seq('course'), title: z.string() }).nullable(),
    invitedBy: z.string(),
    expiresAt: instant,
  }),
  refuses: ['INVITATION_DEAD', 'INVITATION_NOT_YOURS'],
  shows: 'staff',
})
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invitations/accept',
  access: 'member',
  action: 'staff-invitations.acceptInvitation',
  body: z.object({ code: inviteCode }),
  reply: z.object({ userTypeCd: z.enum(invitedAs), courseSeq: seq('course').nullable() }),
  refuses: [
    'INVITATION_DEAD',
    'INVITATION_NOT_YOURS',
    'CLASS_STAFF_FULL',
    'STAFF_FULL',
    'EMAIL_NOT_VERIFIED',
  ],
  touches: ['staff', 'members', 'sites', 'course-staff', 'courses'],
})
