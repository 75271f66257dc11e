import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { email, instant, Paged, seq, seqInUrl } from './values.ts'
import { waitKinds } from './waiting.ts'

export const enrolmentStates = ['PENDING_PAYMENT', 'WAITING', 'APPROVED', 'CANCELLED', 'EXPIRED'] as const
export type EnrolmentState = (typeof enrolmentStates)[number]

/** One applicant of a class, as its staff see them. */
export const Attendee = z.object({
  attendSeq: seq('enrolment'),
  partNumber: z.int(),
  userSeq: seq('user'),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(enrolmentStates),
  appliedAt: instant,
  attendAt: instant.nullable(),
  validAt: instant.nullable(),
  /** Why somebody waits; also how whoever was let in came. */
  waitKind: z.enum(waitKinds).nullable(),
  /** Until when whoever was let in may pay. */
  invitedUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
  percent: z.int(),
  /** What was paid is not for whoever works on this class alone: null. */
  orderNo: z.string().nullable(),
  paidAmount: z.int().nullable(),
  refundedAmount: z.int().nullable(),
})
export type Attendee = z.input<typeof Attendee>
export const AttendeeFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  state: z.enum(enrolmentStates).optional(),
  /** Of this round alone. */
  classSeq: seqInUrl('round').optional(),
})
export const listAttendees = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees',
  access: 'CLASS_STUDENT_READ',
  query: AttendeeFilter,
  reply: z.object({
    list: Attendee.array(),
    total: z.int(),
    counts: z.record(z.enum(enrolmentStates), z.int()),
  }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'enrolments',
})

/** Cancels a place. What was paid is refunded in full and exactly this place's access ends. */
export const cancelEnrolment = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/:attendSeq/cancel',
  access: 'CLASS_STUDENT_UPDATE',
  body: z.object({ reason: z.string().trim().max(200).default('') }),
  reply: z.object({ refundedAmount: z.int() }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CANNOT_CHANGE_CANCELLED',
    'REFUND_FAILED',
    'NOTHING_TO_REFUND',
    'PAYMENTS_OFF',
    'PROVE_AGAIN',
  ],
  touches: ['enrolments', 'orders', 'courses', 'statistics'],
})

export const MOST_INVITED = 200
/**
 * Gives members of the site a place in a class without payment, by their e-mail. Whoever cannot be given one is told
 * with the reason; everybody else is in.
 */
export const inviteAttendees = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/invite',
  access: 'CLASS_STUDENT_UPDATE',
  body: z.object({ emails: z.array(email).min(1).max(MOST_INVITED) }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ email: z.string(), message: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'NOT_POSSIBLE_NOW'],
  touches: ['enrolments', 'courses', 'statistics'],
})

/** One class in "my classroom". */
export const MyCourse = z.object({
  attendSeq: seq('enrolment'),
  /** The round one learns in; null where the class never had another. */
  partNumber: z.int().nullable(),
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** Where a class that takes place elsewhere is entered, while one may. */
  openTypeUrl: z.string().nullable(),
  state: z.enum(enrolmentStates),
  appliedAt: instant,
  validAt: instant.nullable(),
  waitKind: z.enum(waitKinds).nullable(),
  /** The place in the line, from 1; only while in line. */
  waitNo: z.int().nullable(),
  payUntil: instant.nullable(),
  completedCount: z.int(),
  curriculumCount: z.int(),
  percent: z.int(),
  nextCurriculumSeq: seq('curriculum').nullable(),
  nextTitle: z.string().nullable(),
  hasReview: z.boolean(),
  canReview: z.boolean(),
  /** Friends may be invited into it. */
  canInvite: z.boolean(),
  /** Enough was learnt for a certificate. */
  hasCertificate: z.boolean(),
})
export type MyCourse = z.input<typeof MyCourse>
export const listMyCourses = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/mypage/courses',
  access: 'member',
  reply: z.object({ list: MyCourse.array() }),
  shows: 'enrolments',
})

/** Enrols at once where nothing has to be paid. */
export const enrolFree = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attend',
  access: 'member',
  reply: z.object({ attendSeq: seq('enrolment') }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'PRICE_CHANGED',
    'APPROVAL_NEEDED',
    'PROJECTS_FULL',
  ],
  touches: ['enrolments', 'courses', 'classroom', 'statistics'],
})

/** Does something stand in the way of applying? `100010` blocks and says why; anything else goes on. */
export const checkSchedule = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/check-curriculum-schedule',
  access: 'member',
  mayBlock: true,
  reply: z.object({ isBlocked: z.boolean(), message: z.string() }),
  refuses: ['CLASS_NOT_FOUND', 'CLASS_GONE'],
})

export const enrolmentApproved = event(
  'enrolment.approved',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course') }),
)
export const enrolmentCancelled = event(
  'enrolment.cancelled',
  z.object({ attendSeq: seq('enrolment'), courseSeq: seq('course'), refundedAmount: z.int() }),
)
