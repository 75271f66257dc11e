import { getCourseInformation, getCourseInformationAgain } from 'contract/views/class-page/information.api'
import * as classPageApi from 'contract/views/class-page/api'
import type { ViewerState } from 'contract/views/class-page/viewer.schemas'
import type { z } from 'zod'
import type { CourseSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { nobodysState, viewerOf } from './class-viewer.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { detailOf } from './class-page.views.ts'

/** The same in parts, with the caller's state in the course. docs/rules.md R-621. */
async function inParts(ctx: Context, query: ClassPageQuery) {
  const { setting, classManagers, joinConditions, ...course } = await informationOf(ctx, query)
  const { user } = ctx
  const state: z.output<typeof ViewerState> = user
    ? await viewerOf({ ...ctx, user }, query.courseSeq)
    : nobodysState
  const { courseReviewShowYn, courseQaShowYn } = setting
  return {
    course: { ...state, ...course, courseReviewShowYn, courseQaShowYn },
    setting,
    classManagers,
    joinConditions,
  }
}

async function informationOf(ctx: Context, { courseSeq, type }: ClassPageQuery) {
  if (type === 'update')
    return detailOf(ctx, await getManagedCourse(ctx, courseSeq), { isStaff: true, mayEnter: true })
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  return detailOf(ctx, course, { isStaff: isManager, mayEnter: grant !== null })
}

interface ClassPageQuery {
  courseSeq: CourseSeq
  type?: 'update' | undefined
}

export const classPageRoutes = [
  implement(classPageApi.getCourse, ({ ctx, params, query }) => informationOf(ctx, { ...params, ...query })),
  implement(getCourseInformation, ({ ctx, params, query }) => inParts(ctx, { ...params, ...query })),
  implement(getCourseInformationAgain, ({ ctx, params, query }) => inParts(ctx, { ...params, ...query })),
]
