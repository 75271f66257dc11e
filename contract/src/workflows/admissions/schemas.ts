import { z } from 'zod'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { waitPayments } from '../../money/enrolments/waitlist.schemas.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { lessonStates } from '../../learning/lessons/schemas.ts'
import { currency, instant, seq } from '../../values/ids.ts'
import { curriculumTypes } from '../../values/type-codes.ts'

/** One applicant of a course, as its staff see them. */
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
  /** Why an applicant waits; also how an admitted applicant came. */
  waitKind: z.enum(waitKinds).nullable(),
  /** Whether the application was paid with it. */
  waitPayment: z.enum(waitPayments).nullable(),
  /** Until when an admitted applicant may pay. */
  invitedUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** The place belongs to a package and changes only there. */
  isInPackage: z.boolean(),
  percent: z.int(),
  /** Null for class staff, who may not see payments. */
  orderNo: z.string().nullable(),
  paidAmount: z.int().nullable(),
  refundedAmount: z.int().nullable(),
  /** Of these amounts. */
  currency,
})
export type Attendee = z.input<typeof Attendee>

/** What one learner did in one lesson. */
export const LearningRecord = z.object({
  curriculumSeq: seq('curriculum'),
  title: z.string(),
  curriculumTypeCd: z.enum(curriculumTypes),
  progressState: z.enum(lessonStates),
  /** Of a video. */
  watchedPercent: z.int(),
  openedAt: instant.nullable(),
  completedAt: instant.nullable(),
})
export type LearningRecord = z.input<typeof LearningRecord>
