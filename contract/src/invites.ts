import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, Paged, seq } from './values.ts'

const path = '/channels/:channelSeq/courses/:courseSeq/invites'

/** What somebody invites friends into a class with, and what came of it. */
export const MyInvite = z.object({
  /** What staff wrote about inviting; empty says it in our words. */
  inviteEventTitle: z.string(),
  inviteEventInfo: z.string(),
  /** Null until the link is asked for. */
  refererCode: z.string().nullable(),
  refererCodeUrl: z.string().nullable(),
  /** People who opened the link, each once. */
  openedCount: z.int(),
  /** Of these, who has a place in the class now, or had one to its end. */
  enrolledCount: z.int(),
})
export type MyInvite = z.input<typeof MyInvite>
export const getMyInvite = endpoint({
  method: 'GET',
  path: `${path}/mine`,
  access: 'member',
  reply: MyInvite,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'INVITE_OFF'],
  shows: 'invites',
})
/** Makes the caller's link of this class; asking again gives the same one. */
export const makeMyInvite = endpoint({
  method: 'POST',
  path: `${path}/mine`,
  access: 'member',
  reply: MyInvite,
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE', 'INVITE_OFF'],
  touches: ['invites'],
})

/**
 * COUNTED: noted for whoever sent it. KNOWN: came before. TAKING_PART: is in the class already. OWN: one's own link.
 * OVER: whoever sent it may not invite any more.
 */
export const inviteOutcomes = ['COUNTED', 'KNOWN', 'TAKING_PART', 'OWN', 'OVER'] as const
/** Somebody came by `/invite/…`: says which class it leads to, and what was made of it. */
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
  touches: ['invites'],
})

/** Who came by whose link. */
export const Invite = z.object({
  userSeq: seq('user'),
  /** Null while they are no member of the site. */
  name: z.string().nullable(),
  inviterUserSeq: seq('user'),
  inviterName: z.string(),
  openedAt: instant,
  enrolledAt: instant.nullable(),
})
export type Invite = z.input<typeof Invite>
export const listInvites = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_STUDENT_READ',
  query: Paged,
  reply: z.object({ list: Invite.array(), total: z.int(), enrolledTotal: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'invites',
})

/** Somebody who invites, with what came of it; who brought most first. */
export const Inviter = z.object({
  userSeq: seq('user'),
  name: z.string(),
  openedCount: z.int(),
  enrolledCount: z.int(),
})
export type Inviter = z.input<typeof Inviter>
export const listInviters = endpoint({
  method: 'GET',
  path: `${path}/inviters`,
  access: 'CLASS_STUDENT_READ',
  query: Paged,
  reply: z.object({ list: Inviter.array(), total: z.int() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'invites',
})
