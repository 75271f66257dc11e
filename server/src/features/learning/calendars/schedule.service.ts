import { weeklyMeetings } from 'contract/teaching/courses/weekly-meetings.rules'
import type { CourseSeq } from 'contract/values/ids'
import { curriculumTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { weekOf } from '../../teaching/courses/weeks.public.ts'
import {
  findCoursesOfPerson,
  findLiveLessons,
  findOfflineLessons,
  findRepeatingCourses,
  type LessonFilter,
  type PersonFilter,
} from './dated-lessons.queries.ts'
import { byStart, withoutTakenDays, type ScheduledDate } from './schedule.rules.ts'

type Reader = Pick<Context, 'db' | 'now'>
type Period = Omit<LessonFilter, 'courseSeqs'>
interface CourseRef {
  courseSeq: CourseSeq
  scheduleTypeCd: 'S' | 'R' | 'D'
}

/** The dates of these classes within a span; locked lessons only where their reader works on the class. */
async function scheduleOf(
  ctx: Reader,
  courses: { list: readonly CourseRef[]; isAll: boolean; showsLocked: (courseSeq: CourseSeq) => boolean },
  period: Period,
): Promise<ScheduledDate[]> {
  const courseSeqs = courses.isAll ? null : courses.list.map(({ courseSeq }) => courseSeq)
  const live = await findLiveLessons(ctx.db, { ...period, courseSeqs })
  const offline = await findOfflineLessons(ctx.db, { ...period, courseSeqs })
  const lessons = [
    ...live.map((row) => dateOf(row, curriculumTypes.live)),
    ...offline.map((row) => dateOf(row, curriculumTypes.offline)),
  ].filter(({ courseSeq, isLocked }) => !isLocked || courses.showsLocked(courseSeq))
  const sessions = await sessionsOf(ctx, courses.list, period)
  return [...lessons, ...withoutTakenDays(lessons, sessions)].toSorted(byStart)
}

type LessonRow =
  | Awaited<ReturnType<typeof findLiveLessons>>[number]
  | Awaited<ReturnType<typeof findOfflineLessons>>[number]
const dateOf = (
  row: LessonRow,
  curriculumTypeCd: typeof curriculumTypes.live | typeof curriculumTypes.offline,
) => ({
  curriculumSeq: row.curriculumSeq,
  curriculumTypeCd,
  courseSeq: row.courseSeq,
  courseTitle: row.courseTitle,
  title: row.title,
  startAt: row.startAt,
  endAt: row.endAt,
  address:
    curriculumTypeCd === curriculumTypes.offline
      ? [row.addrRoad1, row.addrRoad2].filter(Boolean).join(' ')
      : '',
  isRemoved: row.deletedAt !== null,
  isLocked: row.lockStatusYn === 'Y',
  revision: row.revision,
  changedAt: row.deletedAt ?? row.revisedAt ?? row.createdAt,
})

async function sessionsOf(ctx: Reader, courses: readonly CourseRef[], { from, to }: Period) {
  const sessions: ScheduledDate[] = []
  for (const { courseSeq, scheduleTypeCd } of courses) {
    const course = scheduleTypeCd === 'R' ? await findCourse(ctx.db, courseSeq) : undefined
    if (!course) continue
    for (const { startAt, endAt } of weeklyMeetings(weekOf(course), ctx.now())) {
      if (startAt < from || startAt >= to) continue
      sessions.push({
        curriculumSeq: null,
        curriculumTypeCd: null,
        courseSeq,
        courseTitle: course.title,
        title: course.title,
        startAt,
        endAt,
        address: '',
        isRemoved: false,
        revision: 0,
        changedAt: course.updatedAt,
      })
    }
  }
  return sessions
}

/** The dates of all classes that a person takes or works on, each with whether they work on it. docs/rules.md R-980. */
export async function scheduleOfPerson(
  ctx: Reader,
  { userSeq, role }: Omit<PersonFilter, 'now'>,
  period: Period & { onlyAsHost?: boolean },
) {
  const found = await findCoursesOfPerson(ctx.db, { userSeq, role, now: ctx.now() })
  const list = period.onlyAsHost ? found.filter(({ isHost }) => isHost) : found
  const hosted = new Set(list.flatMap(({ courseSeq, isHost }) => (isHost ? [courseSeq] : [])))
  const isHost = (courseSeq: CourseSeq) => hosted.has(courseSeq)
  const dates = await scheduleOf(ctx, { list, isAll: false, showsLocked: isHost }, period)
  return dates.map((date) => ({ ...date, isHost: isHost(date.courseSeq) }))
}

/** The dates of all classes of a site. */
export async function scheduleOfSite(ctx: Reader, period: Period) {
  const list = await findRepeatingCourses(ctx.db)
  const dates = await scheduleOf(ctx, { list, isAll: true, showsLocked: () => true }, period)
  return dates.map((date) => ({ ...date, isHost: true }))
}

/** The dates of one class. */
export async function scheduleOfCourse(
  ctx: Reader,
  course: CourseRef,
  { isHost, ...period }: Period & { isHost: boolean },
) {
  const dates = await scheduleOf(ctx, { list: [course], isAll: false, showsLocked: () => isHost }, period)
  return dates.map((date) => ({ ...date, isHost }))
}
export type ScheduledFor = Awaited<ReturnType<typeof scheduleOfCourse>>[number]
