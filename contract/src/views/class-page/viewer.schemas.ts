import { z } from 'zod'
import { classStaffTypes } from '../../people/class-roles/class-roles.rules.ts'
import { JoinCondition } from '../../teaching/courses/settings.schemas.ts'
import { waitKinds } from '../../teaching/courses/waitlist-kinds.schemas.ts'
import { instant, seq } from '../../values/ids.ts'
import { admissionStatuses } from '../../values/type-codes.ts'

/** The caller's state in a class; empty for visitors and for users without an enrolment. docs/rules.md R-621. */
export const ViewerState = z.object({
  userTypeCd: z.enum(['OWN', ...classStaffTypes, 'STUD']).nullable(),
  attendSeq: seq('enrolment').nullable(),
  choiseStatusCd: z.enum(admissionStatuses).nullable(),
  attendAt: instant.nullable(),
  validAt: instant.nullable(),
  /** When the caller began to like it; null while they do not. */
  likeAt: instant.nullable(),
  /** Whether the caller leads a Zoom meeting of this class. */
  isZoomHost: z.boolean(),
  reviewPoint: z.int().nullable(),
  reviewDesc: z.string().nullable(),
  siteMembershipSeqs: z.int().array(),
  linkPackage: z.int().nullable(),
  inPackages: z.int().array(),
})

/** How somebody stands to a class: what they are there, their place in it, and what they may do next. */
export const CourseViewer = ViewerState.extend({
  isChannelUser: z.boolean(),
  isClassManager: z.boolean(),
  attend: z
    .object({
      attendSeq: seq('enrolment'),
      choiseStatusCd: z.enum(admissionStatuses).nullable(),
      attendAt: instant.nullable(),
      validAt: instant.nullable(),
      /** Why somebody waits, and how many are before them in the line, themselves included. */
      waitKind: z.enum(waitKinds).nullable(),
      waitNo: z.int().nullable(),
      /** Until when an applicant admitted from the waitlist may pay. */
      payUntil: instant.nullable(),
      reviewExpringAt: instant.nullable(),
    })
    .nullable(),
  /** Whether a review may be written right now. */
  canReview: z.boolean(),
  /** Where a class on another site is entered, for people who may enter. */
  openTypeUrl: z.string().nullable(),
  /** The lesson to go on with. */
  nextCurriculumSeq: seq('curriculum').nullable(),
  /** What must hold before the caller may take part, and whether it does. */
  joinConditions: JoinCondition.array(),
  /** The caller's own link to bring friends with, once they asked for one. */
  refererCode: z.string().nullable(),
  refererCodeUrl: z.string().nullable(),
})
