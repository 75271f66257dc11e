import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { Paged, seq } from '../../values/ids.ts'
import { Invite, inviteOutcomes, Inviter, MyInvite, path } from './schemas.ts'

export const getMyInvite = endpoint({
  method: 'GET',
  path: `${path}/mine`,
  access: 'member',
  reply: MyInvite,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'INVITE_OFF'],
  shows: 'referrals',
})
/** Creates the caller's invitation link for this course; repeating it returns the same link. */
export const makeMyInvite = endpoint({
  method: 'POST',
  path: `${path}/mine`,
  access: 'member',
  reply: MyInvite,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'INVITE_OFF'],
  touches: ['referrals'],
})

/** Records that a visitor opened `/invite/…`; returns the course it leads to and whether the visit counted. */
export const openInvite = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/invites/:refererCode',
  access: 'signed-in',
  reply: z.object({
    courseSeq: seq('course'),
    serviceAlias: z.string(),
    outcome: z.enum(inviteOutcomes),
  }),
  refuses: ['INVITE_GONE', 'TOO_MANY_REQUESTS'],
  touches: ['referrals'],
})

export const listInvites = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  query: Paged,
  reply: z.object({ list: Invite.array(), total: z.int(), enrolledTotal: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'referrals',
})

export const listInviters = endpoint({
  method: 'GET',
  path: `${path}/inviters`,
  access: 'CLASS_STUDENT_READ',
  query: Paged,
  reply: z.object({ list: Inviter.array(), total: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'referrals',
})
