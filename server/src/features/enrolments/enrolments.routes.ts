import { listCoursesOfPerson } from 'contract/views/my-classes/api'
import * as promisedCourses from 'contract/views/class-page/api'
import * as promised from 'contract/workflows/admissions/api'
import * as promisedMyClasses from 'contract/views/my-classes/api'
import * as promisedEnrolments from 'contract/money/enrolments/api'
import { implement } from '../../platform/http/implement.ts'
import { sentence } from '../../platform/words/sentence.ts'
import { voiceOf } from '../../platform/words/site-words.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { getReadableCourse } from './enrolments.public.ts'
import { whyNoProject } from './projects.ts'
import * as queries from './enrolments.queries.ts'
import { whyNotRecruiting } from './enrolments.rules.ts'
import * as service from './enrolments.service.ts'
import { inviteAll } from './inviting.ts'
import { attendeesOf, coursesOfPerson, myCoursesOf } from './enrolments.views.ts'
import { viewerOf } from './viewer.ts'

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
  implement(promised.inviteAttendees, ({ ctx, params, body }) =>
    inviteAll(ctx, params.courseSeq, body.emails),
  ),
  implement(promisedMyClasses.listMyCourses, async ({ ctx }) => ({
    list: await myCoursesOf(ctx, await queries.findMine(ctx.db, ctx.user.userSeq)),
  })),
  implement(listCoursesOfPerson, async ({ ctx }) => ({ list: await coursesOfPerson(ctx) })),
  implement(promised.enrolFree, ({ ctx, params }) => service.enrolFree(ctx, params.courseSeq)),
  implement(promisedEnrolments.checkSchedule, async ({ ctx, params }) => {
    const { course } = await getReadableCourse(ctx, params.courseSeq)
    const refusal = whyNotRecruiting(course, ctx.now()) ?? (await whyNoProject(ctx, course))
    if (!refusal) return { isBlocked: false, message: '' }
    const message = sentence(await voiceOf(ctx), refusal)
    ctx.outgoing.blocked(message)
    return { isBlocked: true, message }
  }),
  implement(promisedCourses.getCourseViewer, ({ ctx, params }) => viewerOf(ctx, params.courseSeq)),
]
