import * as enrolmentsApi from 'contract/money/enrolments/api'
import type { MemberContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { sentence } from '../../../platform/words/sentence.ts'
import { localeOf } from '../../../platform/words/site-words.ts'

import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { getReadableCourse } from '../access/access.public.ts'
import { attendanceIn } from './class-places.service.ts'
import { checkProjectLimit } from './project-limit.service.ts'
import { overlapMessage } from './schedule-overlap.service.ts'

import { checkLevel } from '../../teaching/courses/level-condition.public.ts'
import { checkRecruiting } from './enrolments.rules.ts'

export const enrolmentRoutes = [
  implement(enrolmentsApi.checkSchedule, async ({ ctx, params }) => {
    const { course } = await getReadableCourse(ctx, params.courseSeq)
    const refusal =
      checkRecruiting(course, ctx.now()) ??
      (await checkLevel(ctx.db, course, ctx.user)) ??
      (await checkProjectLimit(ctx, course))
    const message = refusal ? sentence(await localeOf(ctx), refusal) : await overlapOf(ctx, course)
    if (message === null) return { isBlocked: false, message: '' }
    ctx.outgoing.blocked(message)
    return { isBlocked: true, message }
  }),
  implement(enrolmentsApi.getPackageAttendance, async ({ ctx, params: { courseSeq } }) => {
    await getReadableCourse(ctx, courseSeq)
    const classes = await findClassesOf(ctx.db, courseSeq)
    const courseSeqs = classes.map((one) => one.courseSeq)
    return attendanceIn(ctx, ctx.db, { courseSeqs, userSeq: ctx.user.userSeq })
  }),
]

/** Of a package its classes count. */
async function overlapOf(ctx: MemberContext, { courseSeq, productKind }: CourseOf) {
  const classes = productKind === 'PACKAGE' ? await findClassesOf(ctx.db, courseSeq) : []
  return overlapMessage(ctx, [courseSeq, ...classes.map((one) => one.courseSeq)])
}
type CourseOf = Awaited<ReturnType<typeof getReadableCourse>>['course']
