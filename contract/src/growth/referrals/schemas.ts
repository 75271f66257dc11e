import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const path = '/channels/:channelSeq/courses/:courseSeq/invites'

/** The caller's invitation link of a course, with its results. */
export const MyInvite = z.object({
  /** Staff's own title for inviting; empty shows the standard one. */
  inviteEventTitle: z.string(),
  inviteEventInfo: z.string(),
  /** Null until the caller creates the link. */
  refererCode: z.string().nullable(),
  refererCodeUrl: z.string().nullable(),
  /** The number of people who opened the link, each counted once. */
  openedCount: z.int(),
  /** Those of them who are enrolled now, or were until the end of the course. */
  enrolledCount: z.int(),
})
export type MyInvite = z.input<typeof MyInvite>

/**
 * COUNTED: credited to the sender. KNOWN: the visitor came before. TAKING_PART: already enrolled. OWN: the sender's own link. OVER:
 * the sender may no longer invite.
 */
export const inviteOutcomes = ['COUNTED', 'KNOWN', 'TAKING_PART', 'OWN', 'OVER'] as const

/** A visitor and the link they came through. */
export const Invite = z.object({
  userSeq: seq('user'),
  /** Null while they are not a member of the site. */
  name: z.string().nullable(),
  inviterUserSeq: seq('user'),
  inviterName: z.string(),
  openedAt: instant,
  enrolledAt: instant.nullable(),
})
export type Invite = z.input<typeof Invite>

/** An inviter with the results; those with the most enrolments first. */
export const Inviter = z.object({
  userSeq: seq('user'),
  name: z.string(),
  openedCount: z.int(),
  enrolledCount: z.int(),
})
export type Inviter = z.input<typeof Inviter>
