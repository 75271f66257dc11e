import { z } from 'zod'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { instant, seq } from '../../values/ids.ts'

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
