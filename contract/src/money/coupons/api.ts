import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { instant, nothing, seq } from '../../values/ids.ts'
import { Coupon, CouponInput, OwnTicket, Ticket, TicketForCourse } from './schemas.ts'

const path = '/channels/:channelSeq/coupons'
const one = `${path}/:couponInfoSeq`
const IssueRef = z.object({ couponIssueSeq: seq('coupon-issue') })

/** The coupons of a site, the newest first. */
export const listCoupons = endpoint({
  method: 'GET',
  path,
  access: 'SITE_COUPON_READ',
  reply: z.object({ list: Coupon.array() }),
  shows: 'coupons',
})
export const createCoupon = endpoint({
  method: 'POST',
  path,
  access: 'SITE_COUPON_CREATE',
  action: 'coupons.createCoupon',
  body: CouponInput,
  reply: z.object({ couponInfoSeq: seq('coupon') }),
  refuses: ['COUPON_UNREADABLE', 'COUPON_CODE_TAKEN', 'COUPONS_FULL'],
  touches: ['coupons'],
})
/** One coupon with who holds it, the latest first. */
export const getCoupon = endpoint({
  method: 'GET',
  path: one,
  access: 'SITE_COUPON_READ',
  reply: z.object({
    coupon: Coupon,
    /** At most a hundred. */
    holders: z
      .object({
        couponIssueSeq: seq('coupon-issue'),
        userSeq: seq('user'),
        name: z.string(),
        issuedAt: instant,
        use: z.enum(['RESERVED', 'USED']).nullable(),
        usedAt: instant.nullable(),
        discountAmount: z.int().nullable(),
      })
      .array(),
  }),
  refuses: ['NOT_FOUND'],
  shows: 'coupons',
})
/** All who received it and what they spent it on, as a spreadsheet at an address that works for a few minutes. */
export const downloadHolders = endpoint({
  method: 'POST',
  path: `${one}/holders/download`,
  access: 'SITE_COUPON_READ',
  whileSuspended: 'managers',
  action: 'coupons.downloadHolders',
  reply: FileLink,
  refuses: ['NOT_FOUND'],
})
/** Once somebody holds it, discount and classes stay. docs/rules.md R-754. */
export const updateCoupon = endpoint({
  method: 'PUT',
  path: one,
  access: 'SITE_COUPON_UPDATE',
  action: 'coupons.updateCoupon',
  body: CouponInput,
  reply: nothing,
  refuses: [
    'NOT_FOUND',
    'COUPON_UNREADABLE',
    'COUPON_CODE_TAKEN',
    'COUPON_HELD_BY_PEOPLE',
    'COUPON_LIMIT_LOW',
  ],
  touches: ['coupons'],
})
/** Whether it can be received and used. */
export const activateCoupon = endpoint({
  method: 'POST',
  path: `${one}/activation`,
  access: 'SITE_COUPON_UPDATE',
  action: 'coupons.activateCoupon',
  body: z.object({ isActive: z.boolean() }),
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['coupons'],
})
/** Only while nobody holds it. */
export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: one,
  access: 'SITE_COUPON_DELETE',
  action: 'coupons.deleteCoupon',
  reply: nothing,
  refuses: ['NOT_FOUND', 'COUPON_HELD_BY_PEOPLE'],
  touches: ['coupons'],
})

const receiving = [
  'COUPON_UNKNOWN',
  'COUPON_OVER',
  'COUPON_INACTIVE',
  'COUPON_HELD',
  'COUPON_PERSON_LIMIT',
  'COUPON_ALL_GIVEN',
] as const

/** The coupons in one's own box. */
export const listMyCoupons = endpoint({
  method: 'GET',
  path: `${path}/my`,
  access: 'member',
  reply: z.object({ list: OwnTicket.array() }),
  shows: 'coupons',
})
/** Puts the coupon of a code into one's own box. */
export const registerCoupon = endpoint({
  method: 'POST',
  path: `${path}/register`,
  access: 'member',
  body: z.object({ code: z.string().max(60) }),
  reply: IssueRef,
  refuses: [...receiving, 'TOO_MANY_REQUESTS'],
  touches: ['coupons'],
})
/** The same for a coupon that its class page offers. */
export const downloadCoupon = endpoint({
  method: 'POST',
  path: `${one}/download`,
  access: 'member',
  reply: IssueRef,
  refuses: receiving,
  touches: ['coupons'],
})
/** The same for a coupon with an address of its own. */
export const receiveCoupon = endpoint({
  method: 'POST',
  path: `${path}/links/:linkToken`,
  access: 'member',
  reply: IssueRef,
  refuses: [...receiving, 'TOO_MANY_REQUESTS'],
  touches: ['coupons'],
})
/** What each coupon of the caller takes off a class, or why it does not; the best first. */
export const checkCoupons = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/coupons/check',
  access: 'member',
  reply: z.object({
    /** False where a class is not sold in won. */
    isPossible: z.boolean(),
    list: TicketForCourse.array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'coupons',
})
/** Coupons that a class page offers to take. */
export const listCourseCoupons = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/coupons',
  access: 'public',
  reply: z.object({ list: Ticket.extend({ isReceived: z.boolean() }).array() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
  shows: 'coupons',
})
