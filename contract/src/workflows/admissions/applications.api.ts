import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { decisions, MAX_DECIDED } from '../../money/enrolments/waitlist.schemas.ts'
import { Contact } from '../../values/contact.ts'
import { seq } from '../../values/ids.ts'
import { coursePath } from './applications.schemas.ts'

/** Applies for a free course that does not admit at once: the waitlist of a full course, or one whose staff approve applicants. */
export const applyForPlace = endpoint({
  method: 'POST',
  path: `${coursePath}/apply`,
  access: 'member',
  body: z.object({
    ...Contact.shape,
    /** The round shown on the page; refused when another one opened meanwhile. */
    classSeq: seq('round').optional(),
    /** Also for a package with a class that the caller took before. */
    skipAttendCheck: z.boolean().optional(),
  }),
  reply: z.object({ attendSeq: seq('enrolment') }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'LEVEL_NEEDED',
    'NOTHING_TO_WAIT_FOR',
    'PRICE_CHANGED',
    'PROJECTS_FULL',
    'PACKAGE_CLASS_ENROLLED',
    'PACKAGE_ATTENDED_BEFORE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['enrolments', 'courses', 'orders'],
})

/** Withdraws the caller's own application, whose payment goes back in full, or declines the payment after admission. */
export const withdrawApplication = endpoint({
  method: 'POST',
  path: `${coursePath}/apply/withdraw`,
  access: 'member',
  reply: z.object({
    /** What went back at once; what is on its way to a bank account does not count. */
    refundedAmount: z.int(),
  }),
  refuses: ['NOT_POSSIBLE_NOW', 'PAYMENT_PENDING', 'REFUND_UNDER_WAY'],
  touches: ['enrolments', 'courses', 'orders', 'coupons', 'statistics'],
})

/** What keeps these enrolments from being cancelled with a refund: how many, and why. docs/rules.md R-749. */
export const checkRefunds = endpoint({
  method: 'POST',
  path: `${coursePath}/attendees/refund-check`,
  access: 'CLASS_STUDENT_UPDATE',
  action: 'admissions.checkRefunds',
  body: z.object({ attendSeqs: z.array(seq('enrolment')).min(1).max(MAX_DECIDED) }),
  reply: z.object({
    /** Paid to a virtual account: the account of the payer has to be asked for first. */
    virtualAccountCount: z.int(),
    /** Part of a settlement already. */
    settledCount: z.int(),
    etcCount: z.int(),
  }),
  refuses: ['CLASS_NOT_FOUND'],
})

/** Decides about many applicants at once. The reply counts and names those that cannot be decided; all others are. */
export const decideAttendees = endpoint({
  method: 'POST',
  path: `${coursePath}/attendees/decide`,
  access: 'CLASS_STUDENT_UPDATE',
  action: 'admissions.decideAttendees',
  body: z.object({
    attendSeqs: z.array(seq('enrolment')).min(1).max(MAX_DECIDED),
    decision: z.enum(decisions),
    reason: z.string().trim().max(200).default(''),
  }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ attendSeq: seq('enrolment'), name: z.string(), message: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'PROVE_AGAIN', 'REFUNDS_BLOCKED'],
  touches: ['enrolments', 'courses', 'orders', 'statistics'],
})
