import type { WeeklyClass } from 'contract/teaching/courses/weekly-meetings.rules'
import type { CourseRow } from './courses.public.ts'
import { kindOf } from './course-kinds.views.ts'

/** The weekly sessions of a course, without lessons for them. */
export const weekOf = (course: CourseRow): WeeklyClass => ({
  ...kindOf(course),
  startAt: course.startAt,
  endAt: course.endAt,
})
