import { z } from 'zod'
import { amount, instant, seq } from '../../values/ids.ts'
import {
  couponStates,
  couponTargets,
  discountTypes,
  LONGEST_NAME,
  MAX_COUPON_COURSES,
  useObstacles,
} from './coupons.rules.ts'

const won = amount.min(1)
const count = z.int().min(1).max(1_000_000)

const terms = {
  name: z.string(),
  discountType: z.enum(discountTypes),
  /** Won, or whole percent. */
  value: z.int(),
  maxDiscount: won.nullable(),
  minAmount: amount,
  target: z.enum(couponTargets),
  startsAt: instant,
  endsAt: instant,
  /** Whether it may be spent beside the discount of a level. */
  allowsLevelDiscount: z.boolean(),
}

/** What staff write. `code` null: nobody types it. */
export const CouponInput = z.object({
  ...terms,
  name: z.string().trim().min(1).max(LONGEST_NAME),
  value: won,
  courseSeqs: seq('course').array().max(MAX_COUPON_COURSES),
  code: z.string().trim().max(40).nullable(),
  hasLink: z.boolean(),
  isDownloadable: z.boolean(),
  totalLimit: count.nullable(),
  perUserLimit: z.int().min(1).max(100),
  /** Whether an unexpired coupon goes back to its holder when everything is refunded. */
  isReturned: z.boolean(),
  allowsLevelDiscount: z.boolean().default(true),
})

export const Coupon = z.object({
  ...terms,
  couponInfoSeq: seq('coupon'),
  courses: z.object({ courseSeq: seq('course'), title: z.string() }).array(),
  code: z.string().nullable(),
  linkToken: z.string().nullable(),
  isDownloadable: z.boolean(),
  totalLimit: z.int().nullable(),
  perUserLimit: z.int(),
  isReturned: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(couponStates),
  issuedCount: z.int(),
  /** Spent or being spent. */
  usedCount: z.int(),
  createdAt: instant,
})
export type Coupon = z.input<typeof Coupon>

/** A coupon as its holder sees it. */
export const Ticket = z.object({
  ...terms,
  couponInfoSeq: seq('coupon'),
  /** The classes it is for; empty for all. */
  courses: z.object({ courseSeq: seq('course'), title: z.string() }).array(),
})

export const OwnTicket = Ticket.extend({
  couponIssueSeq: seq('coupon-issue'),
  /** Why it cannot be used anywhere now. */
  obstacle: z.enum(useObstacles).nullable(),
  /** When an order that is being paid lets it go. */
  reservedUntil: instant.nullable(),
  usedAt: instant.nullable(),
})
export type OwnTicket = z.input<typeof OwnTicket>

/** A coupon of a member beside the price of a class. */
export const TicketForCourse = OwnTicket.extend({
  /** In won; 0 where it cannot be used. */
  discount: amount,
  /** What the level of its holder takes off beside it, in won. */
  levelDiscount: amount,
})
export type TicketForCourse = z.input<typeof TicketForCourse>
