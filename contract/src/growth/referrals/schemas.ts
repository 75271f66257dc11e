import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const path = '/channels/:channelSeq/courses/:courseSeq/invites'

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

/**
 * COUNTED: counted for the sender. KNOWN: came before. TAKING_PART: is in the class already. OWN: one's own link.
 * OVER: the sender may not invite any more.
 */
export const inviteOutcomes = ['COUNTED', 'KNOWN', 'TAKING_PART', 'OWN', 'OVER'] as const

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

/** Somebody who invites, with what came of it; who brought most first. */
export const Inviter = z.object({
  userSeq: seq('user'),
  name: z.string(),
  openedCount: z.int(),
  enrolledCount: z.int(),
})
export type Inviter = z.input<typeof Inviter>
