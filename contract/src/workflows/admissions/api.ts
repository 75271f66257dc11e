import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { AttendeeChoice, AttendeeFilter } from '../../money/enrolments/attendees.schemas.ts'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { FileLink } from '../../values/file-link.ts'
import { email, seq } from '../../values/ids.ts'
import { Attendee, LearningRecord } from './schemas.ts'
import { MAX_INVITED } from './admissions.rules.ts'

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

/** One applicant, and when they opened and completed each lesson, in the order of the lessons. */
export const getAttendee = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/:attendSeq/info',
  access: 'CLASS_STUDENT_READ',
  reply: z.object({ attendee: Attendee, lessons: LearningRecord.array() }),
  refuses: ['CLASS_NOT_FOUND'],
  shows: 'enrolments',
})

/** The matching applicants as a spreadsheet, at an address that works for a few minutes. */
export const downloadAttendees = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/download',
  access: 'CLASS_STUDENT_EXCEL_DOWNLOAD',
  whileSuspended: 'managers',
  action: 'admissions.downloadAttendees',
  body: AttendeeChoice.omit({ classSeq: true }).extend({ classSeq: seq('round').optional() }),
  reply: FileLink,
  refuses: ['CLASS_NOT_FOUND'],
})

/** Cancels an enrolment. Its payment is refunded in full and exactly the access from this enrolment ends. */
export const cancelEnrolment = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/:attendSeq/cancel',
  access: 'CLASS_STUDENT_UPDATE',
  action: 'admissions.cancelEnrolment',
  body: z.object({ reason: z.string().trim().max(200).default('') }),
  reply: z.object({ refundedAmount: z.int() }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CANNOT_CHANGE_CANCELLED',
    'PACKAGE_ENROLMENT',
    'REFUND_FAILED',
    'REFUND_REJECTED',
    'NOTHING_TO_REFUND',
    'REFUND_ACCOUNT_NEEDED',
    'REFUND_UNDER_WAY',
    'REFUND_TOO_MUCH',
    'PAYMENT_PENDING',
    'PAYMENTS_OFF',
    'PROVE_AGAIN',
  ],
  touches: ['enrolments', 'orders', 'courses', 'statistics'],
})

/**
 * Enrols members of the site in a class without payment, by their e-mail. Returns the reason for each member who
 * cannot be enrolled; all others are enrolled.
 */
export const inviteAttendees = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attendees/invite',
  access: 'CLASS_STUDENT_CREATE',
  action: 'admissions.inviteAttendees',
  body: z.object({ emails: z.array(email).min(1).max(MAX_INVITED) }),
  reply: z.object({
    doneCount: z.int(),
    failed: z.object({ email: z.string(), message: z.string() }).array(),
  }),
  refuses: ['CLASS_NOT_FOUND', 'NOT_POSSIBLE_NOW'],
  touches: ['enrolments', 'courses', 'statistics'],
})

/** Enrols the caller at once in a course that requires no payment. */
export const enrolFree = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/courses/:courseSeq/attend',
  access: 'member',
  /** Also into a package with a class that the caller took before. */
  body: z.object({ skipAttendCheck: z.boolean().default(false) }).default({ skipAttendCheck: false }),
  reply: z.object({ attendSeq: seq('enrolment') }),
  refuses: [
    'CLASS_NOT_FOUND',
    'CLASS_GONE',
    'SOLD_OUT',
    'ALREADY_ENROLLED',
    'NOT_RECRUITING_YET',
    'RECRUITING_OVER',
    'LEVEL_NEEDED',
    'PRICE_CHANGED',
    'APPROVAL_NEEDED',
    'PROJECTS_FULL',
    'STUDENTS_FULL',
    'PACKAGE_CLASS_ENROLLED',
    'PACKAGE_ATTENDED_BEFORE',
  ],
  touches: ['enrolments', 'courses', 'lessons', 'statistics'],
})
