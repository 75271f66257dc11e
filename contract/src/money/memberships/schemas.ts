import { z } from 'zod'
import { BillingCard } from '../billing/schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { oneLine } from '../../values/texts.ts'
import {
  joinedStates,
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_OPENED_CATEGORIES,
  MAX_OPENED_CLASSES,
  MAX_PAUSE_DAYS,
  MAX_PRICE,
  membershipStates,
  membershipTerms,
  trialLengths,
  MIN_PRICE,
} from './memberships.rules.ts'
import { MAX_TEAM_SEATS, MIN_TEAM_SEATS } from '../teams/teams.rules.ts'

export const months = z.literal(membershipTerms)
/** Free days at the beginning; 0 without any. */
export const trialDays = z.literal(trialLengths)
/** A term and its price in won. */
export const MembershipTerm = z.object({ months, price: z.int() })
export type MembershipTerm = z.output<typeof MembershipTerm>

const core = {
  membershipSeq: seq('membership'),
  name: z.string(),
  description: z.string(),
  /** The shortest first. */
  terms: MembershipTerm.array(),
  /** Free for who was never in it. */
  trialDays,
  /** How many days a year its members may pause it; 0: not at all. */
  pauseDays: z.int(),
  /** For how many people it is sold at once at most; 0: to single people alone. */
  teamSeats: z.int(),
}

/** A membership as visitors read it. */
export const Membership = z.object({
  ...core,
  /** How many public classes it opens now. */
  classCount: z.int(),
  isOnSale: z.boolean(),
})
export const OpenedClass = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
})
export const MembershipDetail = Membership.extend({ classes: OpenedClass.array() })

/** A membership as staff see it. */
export const ManagedMembership = z.object({
  ...core,
  state: z.enum(membershipStates),
  /** How many people are in it now. */
  memberCount: z.int(),
  updatedAt: instant,
})
export const MembershipSettings = ManagedMembership.extend({
  courses: z.object({ courseSeq: seq('course'), title: z.string() }).array(),
  categorySeqs: seq('category').array(),
})
export const MembershipInput = z.object({
  name: oneLine(1, MAX_NAME),
  description: z.string().trim().max(MAX_DESCRIPTION),
  terms: z
    .object({ months, price: z.int().min(MIN_PRICE).max(MAX_PRICE) })
    .array()
    .max(membershipTerms.length),
  trialDays: trialDays.default(0),
  pauseDays: z.int().min(0).max(MAX_PAUSE_DAYS).default(0),
  teamSeats: z.literal(0).or(z.int().min(MIN_TEAM_SEATS).max(MAX_TEAM_SEATS)).default(0),
  courseSeqs: seq('course').array().max(MAX_OPENED_CLASSES),
  categorySeqs: seq('category').array().max(MAX_OPENED_CATEGORIES),
})
export type MembershipInput = z.output<typeof MembershipInput>

export const JoinedState = z.enum(joinedStates)

/** The membership of a member. Days are days of Seoul; the period ends when the day of `periodEnd` begins. */
export const JoinedMembership = z.object({
  subscriptionSeq: seq('subscription'),
  membershipSeq: seq('membership'),
  name: z.string(),
  state: JoinedState,
  /** Nothing was charged yet: its period is that of its free days. */
  isTrial: z.boolean(),
  /** Somebody else paid for it: nothing is charged, and it ends with its period. */
  isGiven: z.boolean(),
  months,
  price: z.int(),
  periodStart: z.iso.date(),
  periodEnd: z.iso.date(),
  /** What is charged next, and when; null where nothing is. */
  next: z.object({ at: instant, months, amount: z.int() }).nullable(),
  endedAt: instant.nullable(),
  /** What it rests for; null where it does not. It goes on on the day of `endsOn`. */
  pause: z
    .object({
      startsOn: z.iso.date(),
      endsOn: z.iso.date(),
      /** False while it only begins tomorrow. */
      isResting: z.boolean(),
      /** The end of the period if it goes on now. */
      periodEndIfResumed: z.iso.date(),
    })
    .nullable(),
  /** How many days its member may pause it now; 0: not at all. */
  pausableDays: z.int(),
  /** Of a team that its member pays for, and in which they are by a seat alone; null otherwise. */
  team: z.object({ seats: z.int(), nextSeats: z.int().nullable(), taken: z.int() }).nullable(),
})
/** The seat of a member in a team that somebody pays for. */
export const JoinedSeat = z.object({
  subscriptionSeq: seq('subscription'),
  membershipSeq: seq('membership'),
  name: z.string(),
  /** Who pays for it. */
  payer: z.string(),
  isPayer: z.boolean(),
  periodEnd: z.iso.date(),
  /** Whether the team ends with its period. */
  isEnding: z.boolean(),
  /** Whether it rests now. */
  isResting: z.boolean(),
})
export const MemberCard = z.object({
  card: BillingCard.nullable(),
  /** OFF: this site charges no cards. TEST: no money moves. */
  mode: z.enum(['LIVE', 'TEST', 'OFF']),
})
