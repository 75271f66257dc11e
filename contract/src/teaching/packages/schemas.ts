import { z } from 'zod'
import { amount, seq } from '../../values/ids.ts'
import { CourseCard } from '../courses/schemas.ts'

/** A class as a package shows it. */
export const PackageClass = CourseCard.extend({
  lessonCount: z.int(),
  totalSeconds: z.int(),
  /** Seats for somebody new; null without a limit. */
  seatsLeft: z.int().nullable(),
})
export type PackageClass = z.input<typeof PackageClass>

/** What a package contains, and what follows from it. */
export const PackageContents = z.object({
  list: PackageClass.array(),
  /** What its classes cost today one by one. */
  separateAmount: amount,
  /** They are shown in different currencies: it is paid in won only. */
  krwOnly: z.boolean(),
  /** Why it cannot be bought because of its classes. */
  blockedBy: z.enum(['NOT_READY', 'CLOSED', 'SOLD_OUT']).nullable(),
  /** The last day of access in Seoul for somebody who enrols today; null without an end. */
  expectedEnd: z.string().nullable(),
})
export type PackageContents = z.input<typeof PackageContents>

/** A class that staff may add, or why they may not. */
export const PackageCandidate = z.object({
  courseSeq: seq('course'),
  title: z.string(),
  imageUrl: z.string().nullable(),
  price: amount,
  lessonCount: z.int(),
  reason: z.enum(['IS_PACKAGE', 'IS_CHALLENGE', 'IS_PROJECT', 'NOT_PUBLISHED', 'ENDED']).nullable(),
})
export type PackageCandidate = z.input<typeof PackageCandidate>
