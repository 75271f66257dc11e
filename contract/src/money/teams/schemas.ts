import { z } from 'zod'
import { email, instant, seq } from '../../values/ids.ts'
import { JoinedState, months } from '../memberships/schemas.ts'
import { inviteResults, MAX_INVITED_AT_ONCE, MAX_TEAM_SEATS, MIN_TEAM_SEATS } from './teams.rules.ts'

/** What stands in the link of an invitation. */
export const invitationCode = z.string().min(1).max(100)
export const seats = z.int().min(MIN_TEAM_SEATS).max(MAX_TEAM_SEATS)

export const TeamInput = z.object({
  months,
  /** What the payer agreed to pay for each seat and term. */
  price: z.int().positive(),
  seats,
  /** Whether the payer takes a seat as well. */
  takesSeat: z.boolean(),
  isAgreed: z.literal(true),
})
export type TeamInput = z.output<typeof TeamInput>

/** A team as its payer sees it. Days are days of Seoul; the period ends when the day of `periodEnd` begins. */
export const Team = z.object({
  subscriptionSeq: seq('subscription'),
  membershipSeq: seq('membership'),
  name: z.string(),
  state: JoinedState,
  seats: z.int(),
  /** From the next period on; null where nothing changes. */
  nextSeats: z.int().nullable(),
  /** The term from the next period on; null where it stays. */
  nextMonths: months.nullable(),
  taken: z.int(),
  /** How many invitations nobody accepted yet. */
  invited: z.int(),
  /** How many seats the payer may have at most. */
  maxSeats: z.int(),
  /** What one seat costs for a term. */
  seatPrice: z.int(),
  months,
  periodEnd: z.iso.date(),
  next: z.object({ at: instant, amount: z.int() }).nullable(),
  /** Whether the payer has a seat. */
  hasOwnSeat: z.boolean(),
  /** Whether it rests now or from tomorrow on: no seats are added meanwhile. */
  isPaused: z.boolean(),
})
export const TeamPerson = z.object({
  teamSeatSeq: seq('teamSeat'),
  name: z.string(),
  email: z.string(),
  takenAt: instant,
  isPayer: z.boolean(),
})
export const TeamInvitation = z.object({
  teamInvitationSeq: seq('teamInvitation'),
  email: z.string(),
  sentAt: instant,
  expiresAt: instant,
})
export const InviteInput = z.object({ emails: email.array().min(1).max(MAX_INVITED_AT_ONCE) })
export const Invited = z.object({ email: z.string(), result: z.enum(inviteResults) })

/** What more seats cost: now for the rest of the period, then for each term. */
export const SeatCost = z.object({ amount: z.int(), nextAmount: z.int() })

/** A team as it is seen with the link of an invitation. */
export const InvitedTeam = z.object({
  membershipSeq: seq('membership'),
  name: z.string(),
  description: z.string(),
  /** How many public classes it opens now. */
  classCount: z.int(),
  invitedBy: z.string(),
  state: z.enum(['WAITING', 'ACCEPTED', 'OVER']),
  isFull: z.boolean(),
  /** Whether the caller pays for the same membership themselves. */
  hasOwn: z.boolean(),
})
/** A team as staff see it. */
export const ManagedTeam = z.object({
  subscriptionSeq: seq('subscription'),
  name: z.string(),
  payer: z.object({ userSeq: seq('user'), name: z.string(), email: z.string() }),
  state: JoinedState,
  seats: z.int(),
  taken: z.int(),
  price: z.int(),
  months,
  periodEnd: z.iso.date(),
  startedAt: instant,
})
