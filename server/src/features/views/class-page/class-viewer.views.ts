import type { ViewerState } from 'contract/views/class-page/viewer.schemas'
import type { getCourseViewer } from 'contract/views/class-page/api'
import type { EnrolmentState } from 'contract/money/enrolments/schemas'
import type { CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { admissionStatuses } from 'contract/values/type-codes'
import type { MemberContext } from '../../../platform/context.ts'
import { findProgress } from '../../learning/lessons/lessons.public.ts'
import { findPackagesWith } from '../../teaching/packages/packages.public.ts'
import { entersDirectly, getVisibleCourse } from '../../teaching/courses/courses.public.ts'
import { joinConditionsFor } from '../../teaching/courses/level-condition.public.ts'
import { refererOf } from '../../growth/referrals/referrals.public.ts'
import { findLikeAt } from '../../community/likes/likes.public.ts'
import { hasZoom } from '../../learning/live/live.public.ts'
import { findReviewOf } from '../../community/reviews/reviews.public.ts'
import { discountFor } from '../../money/coupons/coupons.public.ts'
import { findAccess } from '../../money/access/access.public.ts'
import { findRunningThatOpen } from '../../money/memberships/memberships.public.ts'
import {
  canReview,
  type EnrolmentRow,
  findEnrolment,
  findLatest,
  findWaitNos,
  reservedUntil,
} from '../../money/enrolments/enrolments.public.ts'

/** The caller's relation to the course: role, enrolment and next actions. */
export async function viewerOf(
  ctx: MemberContext,
  courseSeq: CourseSeq,
): Promise<z.output<typeof getCourseViewer.reply>> {
  const { course, isManager, typeCd } = await getVisibleCourse(ctx, courseSeq)
  const { user, db } = ctx
  const enrolment = await findLatest(db, user.userSeq, courseSeq)
  const isClassManager = entersDirectly(user, typeCd)
  const mayEnter = isClassManager || (await findAccess(db, user, { courseSeq, now: ctx.now() })) !== null
  return {
    isChannelUser: user.isMember,
    isClassManager,
    userTypeCd: isManager ? typeCd : learnerType(enrolment?.state),
    likeAt: await findLikeAt(db, courseSeq, user.userSeq),
    // Class staff host its lessons.
    isZoomHost: isManager && (await hasZoom(db, courseSeq)),
    joinConditions: await joinConditionsFor(db, course, user),
    levelDiscount: await discountFor(ctx, course),
    ...(await refererOf(ctx, courseSeq)),
    openTypeUrl: mayEnter ? course.openTypeUrl : null,
    siteMembershipSeqs: await findRunningThatOpen(db, user.userSeq, courseSeq),
    linkPackage: await linkPackageOf(ctx, enrolment),
    inPackages: (await findPackagesWith(db, courseSeq)).map((one) => one.courseSeq),
    ...(enrolment ? await placeOf(ctx, enrolment) : unknownClass),
  }
}

/** The package through which the caller has their place. */
async function linkPackageOf({ db }: MemberContext, enrolment: EnrolmentRow | undefined) {
  if (!enrolment?.parentAttendSeq || enrolment.state === 'CANCELLED') return null
  return (await findEnrolment(db, enrolment.parentAttendSeq))?.courseSeq ?? null
}

/** The state for visitors who are not signed in. docs/rules.md R-621. */
export const nobodysState: z.output<typeof ViewerState> = {
  userTypeCd: null,
  likeAt: null,
  isZoomHost: false,
  siteMembershipSeqs: [],
  linkPackage: null,
  inPackages: [],
  completedCount: 0,
  refererCode: null,
  refererCodeUrl: null,
  attendSeq: null,
  choiseStatusCd: null,
  attendAt: null,
  validAt: null,
  reviewPoint: null,
  reviewDesc: null,
}

const learnerType = (state: EnrolmentState | undefined) => (state === 'APPROVED' ? ('STUD' as const) : null)
const noEnrolment = { attend: null, attendSeq: null, choiseStatusCd: null, attendAt: null, validAt: null }
const unknownClass = {
  ...noEnrolment,
  reviewPoint: null,
  reviewDesc: null,
  canReview: false,
  completedCount: 0,
  nextCurriculumSeq: null,
}

async function placeOf({ db, now }: MemberContext, enrolment: EnrolmentRow) {
  const { attendSeq, state } = enrolment
  const review = await findReviewOf(db, attendSeq)
  const progress = (await findProgress(db, [enrolment], now())).get(attendSeq)
  const waitNo = (await findWaitNos(db, [attendSeq])).get(attendSeq) ?? null
  return {
    ...(state === 'CANCELLED' ? noEnrolment : placed(attendOf(enrolment, waitNo))),
    reviewPoint: review?.reviewPoint ?? null,
    reviewDesc: review?.description ?? null,
    canReview: canReview(enrolment, now()),
    completedCount: progress?.completedCount ?? 0,
    nextCurriculumSeq: progress?.nextCurriculumSeq ?? null,
  }
}

const statusCodes = {
  APPROVED: admissionStatuses.approved,
  WAITING: admissionStatuses.waiting,
  PENDING_PAYMENT: null,
  CANCELLED: null,
  EXPIRED: null,
} as const

/** The wire form of an enrolment, with its most important fields repeated beside it. */
const placed = (attend: ReturnType<typeof attendOf>) => ({
  attend,
  attendSeq: attend.attendSeq,
  choiseStatusCd: attend.choiseStatusCd,
  attendAt: attend.attendAt,
  validAt: attend.validAt,
})

function attendOf(enrolment: EnrolmentRow, waitNo: number | null) {
  const { attendSeq, state, attendAt, validAt, waitKind, waitPayment, invitedUntil, reviewExpiresAt } =
    enrolment
  return {
    attendSeq,
    status: state,
    choiseStatusCd: statusCodes[state],
    attendAt,
    validAt,
    waitKind: state === 'WAITING' ? waitKind : null,
    waitNo,
    waitPayment: state === 'WAITING' ? waitPayment : null,
    payUntil: state === 'PENDING_PAYMENT' ? invitedUntil : null,
    holdUntil: reservedUntil(enrolment),
    reviewExpringAt: reviewExpiresAt,
  }
}
