import { z } from 'zod'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { waitPayments } from '../../money/enrolments/waitlist.schemas.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { amount, currency, instant, seq } from '../../values/ids.ts'
import { productKinds } from '../../values/type-codes.ts'

/** One class in "my classroom". */
export const MyCourse = z.object({
  attendSeq: seq('enrolment'),
  /** The learner's round; null where the course has only ever had one. */
  partNumber: z.int().nullable(),
  courseSeq: seq('course'),
  productKind: z.enum(productKinds),
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** The URL of a course that takes place elsewhere, while the learner may enter. */
  openTypeUrl: z.string().nullable(),
  state: z.enum(enrolmentStates),
  appliedAt: instant,
  validAt: instant.nullable(),
  /** Whether the membership that gave it is paused, or will be from `validAt` on. */
  isResting: z.boolean(),
  waitKind: z.enum(waitKinds).nullable(),
  /** The position in the waitlist, from 1; only on the waitlist. */
  waitNo: z.int().nullable(),
  /** Whether the application was paid with it, and what went to it so far. */
  waitPayment: z.enum(waitPayments).nullable(),
  paid: z.object({ amount, currency }).nullable(),
  payUntil: instant.nullable(),
  /** Until when a seat is held for a payment that was begun. */
  holdUntil: instant.nullable(),
  completedCount: z.int(),
  curriculumCount: z.int(),
  percent: z.int(),
  nextCurriculumSeq: seq('curriculum').nullable(),
  nextTitle: z.string().nullable(),
  hasReview: z.boolean(),
  canReview: z.boolean(),
  /** Whether the learner may invite friends. */
  canInvite: z.boolean(),
  /** Whether the learner has met the conditions for a certificate. */
  hasCertificate: z.boolean(),
})
export type MyCourse = z.input<typeof MyCourse>
