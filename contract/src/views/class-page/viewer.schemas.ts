import { z } from 'zod'
import { classStaffTypes } from '../../people/class-roles/class-roles.rules.ts'
import { JoinCondition } from '../../teaching/courses/settings.schemas.ts'
import { enrolmentStates } from '../../money/enrolments/schemas.ts'
import { waitPayments } from '../../money/enrolments/waitlist.schemas.ts'
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
  /** The time of the caller's like; null without one. */
  likeAt: instant.nullable(),
  /** Whether the caller hosts a Zoom meeting of this course. */
  isZoomHost: z.boolean(),
  reviewPoint: z.int().nullable(),
  reviewDesc: z.string().nullable(),
  /** The memberships of the caller that run and open the class. */
  siteMembershipSeqs: seq('membership').array(),
  linkPackage: z.int().nullable(),
  inPackages: z.int().array(),
  /** How many lessons the caller completed. */
  completedCount: z.int(),
  /** The caller's own invitation link, once they created it. */
  refererCode: z.string().nullable(),
  refererCodeUrl: z.string().nullable(),
})

/** The caller's relation to a course: role, enrolment and next actions. */
export const CourseViewer = ViewerState.extend({
  isChannelUser: z.boolean(),
  isClassManager: z.boolean(),
  attend: z
    .object({
      attendSeq: seq('enrolment'),
      status: z.enum(enrolmentStates),
      choiseStatusCd: z.enum(admissionStatuses).nullable(),
      attendAt: instant.nullable(),
      validAt: instant.nullable(),
      /** The reason for waiting, and the caller's position in the waitlist. */
      waitKind: z.enum(waitKinds).nullable(),
      waitNo: z.int().nullable(),
      /** Whether the application was paid with it: OPEN can still be paid. */
      waitPayment: z.enum(waitPayments).nullable(),
      /** Until when an applicant admitted from the waitlist may pay. */
      payUntil: instant.nullable(),
      /** Until when a seat is held for a payment that was begun; in the past until the hold is ended. */
      holdUntil: instant.nullable(),
      reviewExpringAt: instant.nullable(),
    })
    .nullable(),
  /** Whether a review may be written right now. */
  canReview: z.boolean(),
  /** The URL of a course on another site, for people who may enter. */
  openTypeUrl: z.string().nullable(),
  /** The lesson to continue with. */
  nextCurriculumSeq: seq('curriculum').nullable(),
  /** Conditions for enrolling, each with whether the caller meets it. */
  joinConditions: JoinCondition.array(),
  /** What the caller pays less by their level; null for nothing. */
  levelDiscount: z.object({ name: z.string(), percent: z.int() }).nullable(),
})
