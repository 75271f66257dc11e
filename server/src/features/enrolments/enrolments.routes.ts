import { listCoursesOfPerson } from 'contract/account-calls'
import * as promisedCourses from 'contract/courses'
import * as promised from 'contract/enrolments'
import { implement } from '../../platform/http/implement.ts'
import { sentence } from '../../platform/words/sentence.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import { findProgress } from '../classroom/classroom.public.ts'
import { getManagedCourse, getVisibleCourse } from '../courses/courses.public.ts'
import { findReviewOf } from '../reviews/reviews.public.ts'
import { getReadableCourse } from './enrolments.public.ts'
import * as queries from './enrolments.queries.ts'
import { whyNotRecruiting } from './enrolments.rules.ts'
import { findWaitNos } from './line.queries.ts'
import * as service from './enrolments.service.ts'
import { attendeesOf, canReview, coursesOfPerson, myCoursesOf } from './enrolments.views.ts'

const noCounts = { PENDING_PAYMENT: 0, WAITING: 0, APPROVED: 0, CANCELLED: 0, EXPIRED: 0 }

export const enrolmentRoutes = [
  implement(promised.listAttendees, async ({ ctx, params: { courseSeq }, query }) => {
    await getManagedCourse(ctx, courseSeq)
    const counts = await queries.countByState(ctx.db, courseSeq, query)
    return {
      list: await attendeesOf(ctx, await queries.findAttendees(ctx.db, courseSeq, query)),
      total: await queries.countAttendees(ctx.db, courseSeq, query),
      counts: { ...noCounts, ...Object.fromEntries(counts.map(({ state, count }) => [state, count])) },
    }
  }),
  implement(promised.cancelEnrolment, ({ ctx, params, body }) =>
    service.cancelByStaff(ctx, { ...params, reason: body.reason }),
  ),
  implement(promised.listMyCourses, async ({ ctx }) => ({
    list: await myCoursesOf(ctx, await queries.findMine(ctx.db, ctx.user.userSeq)),
  })),
  implement(listCoursesOfPerson, async ({ ctx }) => ({ list: await coursesOfPerson(ctx) })),
  implement(promised.enrolFree, ({ ctx, params }) => service.enrolFree(ctx, params.courseSeq)),
  implement(promised.checkSchedule, async ({ ctx, params }) => {
    const { course } = await getReadableCourse(ctx, params.courseSeq)
    const refusal = whyNotRecruiting(course, ctx.now())
    if (!refusal) return { isBlocked: false, message: '' }
    const message = sentence(await voiceOf(ctx), refusal)
    ctx.outgoing.blocked(message)
    return { isBlocked: true, message }
  }),
  implement(promisedCourses.getCourseViewer, async ({ ctx, params: { courseSeq } }) => {
    const { isManager, typeCd } = await getVisibleCourse(ctx, courseSeq)
    const { user } = ctx
    const enrolment = await queries.findLatest(ctx.db, user.userSeq, courseSeq)
    const review = enrolment ? await findReviewOf(ctx.db, enrolment.attendSeq) : null
    const progress = enrolment
      ? (await findProgress(ctx.db, [enrolment], ctx.now())).get(enrolment.attendSeq)
      : null
    const waitNo = enrolment
      ? (await findWaitNos(ctx.db, [enrolment.attendSeq])).get(enrolment.attendSeq)
      : null
    return {
      isChannelUser: user.isMember,
      isClassManager: isManager,
      userTypeCd: isManager ? typeCd : learnerType(enrolment?.state),
      attend: enrolment && enrolment.state !== 'CANCELLED' ? attendOf(enrolment, waitNo) : null,
      reviewPoint: review?.reviewPoint ?? null,
      reviewDesc: review?.description ?? null,
      canReview: enrolment ? canReview(enrolment, ctx.now()) : false,
      nextCurriculumSeq: progress?.nextCurriculumSeq ?? null,
    }
  }),
]

const learnerType = (state: promised.EnrolmentState | undefined) =>
  state === 'APPROVED' ? ('STUD' as const) : null

type Found = NonNullable<Awaited<ReturnType<typeof queries.findLatest>>>
const statusCodes = {
  APPROVED: '00',
  WAITING: '01',
  PENDING_PAYMENT: null,
  CANCELLED: null,
  EXPIRED: null,
} as const

function attendOf(enrolment: Found, waitNo: number | null = null) {
  const { attendSeq, state, attendAt, validAt, waitKind, invitedUntil, reviewExpiresAt } = enrolment
  return {
    attendSeq,
    choiseStatusCd: statusCodes[state],
    attendAt,
    validAt,
    waitKind: state === 'WAITING' ? waitKind : null,
    waitNo,
    payUntil: state === 'PENDING_PAYMENT' ? invitedUntil : null,
    reviewExpringAt: reviewExpiresAt,
  }
}
