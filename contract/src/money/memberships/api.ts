import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'
import { BillingCard } from '../billing/schemas.ts'
import { MAX_PAUSE_DAYS } from './memberships.rules.ts'
import {
  JoinedMembership,
  JoinedSeat,
  MemberCard,
  Membership,
  MembershipDetail,
  months,
  trialDays,
} from './schemas.ts'

const path = '/channels/:channelSeq/memberships'
const joined = `${path}/joined/:subscriptionSeq` as const

/** What the site sells, in the order of its staff. */
export const listMemberships = endpoint({
  method: 'GET',
  path,
  access: 'public',
  reply: Membership.array(),
  shows: 'memberships',
})
/** One that is sold, or was until its sale was stopped. */
export const getMembership = endpoint({
  method: 'GET',
  path: `${path}/:membershipSeq`,
  access: 'public',
  reply: MembershipDetail,
  shows: 'memberships',
})
/** Which memberships open this class. */
export const listMembershipsOfClass = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/memberships',
  access: 'public',
  reply: Membership.array(),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'memberships',
})

/** The memberships of the caller, those that run first, and their card. */
export const listMyMemberships = endpoint({
  method: 'GET',
  path: `${path}/mine`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: MemberCard.extend({
    list: JoinedMembership.array(),
    /** Where they are by a seat in a team. */
    seats: JoinedSeat.array(),
    /** Those that begin without free days for the caller, who was in them before. */
    joinedBefore: seq('membership').array(),
  }),
  shows: 'memberships',
})
/** Begins to store the card with which the caller pays this site: the browser goes to the provider, and comes back to `returnTo`. */
export const beginMemberCard = endpoint({
  method: 'POST',
  path: `${path}/card`,
  access: 'member',
  body: z.object({
    /** A page of joining or giving, or that of the caller's memberships. */
    returnTo: z.string().max(500),
  }),
  reply: z.object({ redirectUrl: z.string() }),
  refuses: ['BILLING_OFF', 'BILLING_UNREACHABLE', 'TOO_MANY_REQUESTS'],
})
/** Stores the card in place of the present one, and charges with it what was not paid. Repeating it changes nothing. docs/rules.md R-1015. */
export const completeMemberCard = endpoint({
  method: 'POST',
  path: `${path}/card/complete`,
  access: 'member',
  body: z.object({ customerKey: z.string().max(300), authKey: z.string().min(1).max(300) }),
  reply: BillingCard,
  refuses: [
    'CARD_REGISTRATION_OVER',
    'CARD_REFUSED',
    'SITE_BILLING_NOT_CONTRACTED',
    'BILLING_OFF',
    'BILLING_UNREACHABLE',
  ],
  touches: ['memberships'],
})
/**
 * Charges the first term to the stored card, after the free days if there are any. STARTING: nobody knows yet whether it was paid.
 * docs/rules.md R-1014, R-1029.
 */
export const joinMembership = endpoint({
  method: 'POST',
  path: `${path}/:membershipSeq/join`,
  access: 'member',
  featureSwitch: 'MEMBERSHIPS',
  body: z.object({
    months,
    /** What the member agreed to pay for each term. */
    price: z.int().positive(),
    /** The free days that the member was promised. */
    trialDays: trialDays.default(0),
    isAgreed: z.literal(true),
  }),
  reply: JoinedMembership,
  refuses: [
    'MEMBERSHIP_NOT_ON_SALE',
    'MEMBERSHIP_PRICE_CHANGED',
    'MEMBERSHIP_TRIAL_USED',
    'MEMBERSHIP_JOINED',
    'MEMBERSHIP_NOT_PAID',
    'CARD_MISSING',
    'BILLING_OFF',
  ],
  touches: ['memberships', 'orders'],
})
/** Access stays until the end of the period that is paid. Repeating it changes nothing. docs/rules.md R-1016. */
export const cancelMembership = endpoint({
  method: 'POST',
  path: `${joined}/cancel`,
  access: 'member',
  whileSuspended: 'as-always',
  reply: JoinedMembership,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['memberships'],
})
/** Takes a cancellation back, as long as the period is not over. */
export const resumeMembership = endpoint({
  method: 'POST',
  path: `${joined}/resume`,
  access: 'member',
  reply: JoinedMembership,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE'],
  touches: ['memberships'],
})
/** Rests from tomorrow on for so many days, by which the end of the period and the next charge move. docs/rules.md R-1165, R-1166. */
export const pauseMembership = endpoint({
  method: 'POST',
  path: `${joined}/pause`,
  access: 'member',
  body: z.object({ days: z.int().min(1).max(MAX_PAUSE_DAYS) }),
  reply: JoinedMembership,
  refuses: ['SUBSCRIPTION_UNCHANGEABLE', 'PAUSE_DAYS_USED'],
  touches: ['memberships', 'enrolments', 'courses'],
})
/** Goes on today; days that were not paused are left for another time. Repeating it changes nothing. docs/rules.md R-1166. */
export const endMembershipPause = endpoint({
  method: 'POST',
  path: `${joined}/pause/end`,
  access: 'member',
  reply: JoinedMembership,
  touches: ['memberships', 'enrolments', 'courses'],
})
/** Another term from the next period on, at the price of today. docs/rules.md R-1019. */
export const changeMembershipTerm = endpoint({
  method: 'POST',
  path: `${joined}/term`,
  access: 'member',
  body: z.object({ months, price: z.int().positive() }),
  reply: JoinedMembership,
  refuses: [
    'SUBSCRIPTION_UNCHANGEABLE',
    'MEMBERSHIP_NOT_ON_SALE',
    'MEMBERSHIP_PRICE_CHANGED',
    'CARD_MISSING',
  ],
  touches: ['memberships'],
})
/** Takes a place in a class that a membership of the caller opens. docs/rules.md R-1018. */
export const enterByMembership = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/memberships/enter',
  access: 'member',
  reply: z.object({ attendSeq: seq('enrolment') }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'MEMBERSHIP_NEEDED',
    'MEMBERSHIP_PAUSED',
    'ALREADY_ENROLLED',
    'SOLD_OUT',
    'RECRUITING_OVER',
    'LEVEL_NEEDED',
    'NOT_RECRUITING_YET',
    'STUDENTS_FULL',
    'PROJECTS_FULL',
  ],
  touches: ['memberships', 'enrolments', 'courses'],
})
