import { CourseDetail } from 'contract/views/class-page/schemas'
import { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { CourseRow } from '../../teaching/courses/courses.public.ts'
import { detailOf } from './class-page.views.ts'

/** The wire form of a course page for its staff. */
export const pageFieldsOf = async (ctx: MemberContext, course: CourseRow) =>
  z.encode(CourseDetail, await detailOf(ctx, course, { isStaff: true, mayEnter: true }))
