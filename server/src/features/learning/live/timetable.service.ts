import type { getPackageTimetable, getTimetable } from 'contract/learning/live/api'
import { liveStatus } from 'contract/teaching/curriculum/live-items.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { CourseSeq } from 'contract/values/ids'
import { weeklyMeetings, type WeeklyClass } from 'contract/teaching/courses/weekly-meetings.rules'
import type { z } from 'zod'
import { curriculumTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCourse } from '../../teaching/courses/courses.public.ts'
import { weekOf } from '../../teaching/courses/weeks.public.ts'
import { findItems } from '../../teaching/curriculum/curriculum.public.ts'
import { findClassesOf } from '../../teaching/packages/packages.public.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'

type Timetable = z.output<typeof getTimetable.reply>
type PackageTimetable = z.output<typeof getPackageTimetable.reply>

/** Lessons with a date and, on days without one, the weekly sessions of the course. docs/rules.md R-624. */
export async function timetableOf(ctx: Context, courseSeq: CourseSeq): Promise<Timetable> {
  const { course } = await getReadableCourse(ctx, courseSeq)
  return { list: (await meetingsOf(ctx, course, weekOf(course))).toSorted(byStart) }
}

/** The same of all classes of a package, which are sold with it whether they are shown alone or not. docs/rules.md R-923. */
export async function packageTimetable(ctx: Context, courseSeq: CourseSeq): Promise<PackageTimetable> {
  const { course } = await getReadableCourse(ctx, courseSeq)
  if (course.productKind !== 'PACKAGE') throw refuse('CLASS_NOT_FOUND')
  const list: PackageTimetable['list'] = []
  for (const one of await findClassesOf(ctx.db, courseSeq)) {
    const of = { courseSeq: one.courseSeq, courseTitle: one.title }
    const week = one.scheduleTypeCd === 'R' ? await findCourse(ctx.db, one.courseSeq) : null
    const meetings = await meetingsOf(ctx, one, week ? weekOf(week) : null)
    list.push(...meetings.map((meeting) => ({ ...meeting, ...of })))
  }
  return { list: list.toSorted(byStart) }
}

const byStart = (left: { startAt: Date }, right: { startAt: Date }) =>
  left.startAt.getTime() - right.startAt.getTime()

async function meetingsOf(
  ctx: Context,
  { courseSeq, title }: { courseSeq: CourseSeq; title: string },
  week: WeeklyClass | null,
): Promise<Timetable['list']> {
  const lessons = datedLessons(await findItems(ctx.db, courseSeq), ctx.now())
  const taken = new Set(lessons.map(({ startAt }) => seoulDay(startAt)))
  const meetings = (week ? weeklyMeetings(week, ctx.now()) : [])
    .filter(({ startAt }) => !taken.has(seoulDay(startAt)))
    .map((meeting) => ({
      curriculumSeq: null,
      curriculumTypeCd: null,
      title,
      ...meeting,
      status: statusOf(meeting, ctx.now()),
    }))
  return [...lessons, ...meetings]
}

const statusOf = ({ startAt, endAt }: { startAt: Date; endAt: Date | null }, now: Date) =>
  liveStatus({ startsAt: startAt, endsAt: endAt ?? startAt }, now)

function datedLessons(items: Awaited<ReturnType<typeof findItems>>, now: Date): Timetable['list'] {
  return items.flatMap(({ curriculumSeq, curriculumTypeCd: kind, title, ...item }) => {
    const startAt = kind === curriculumTypes.live ? item.liveStartAt : item.offlineStartAt
    const endAt = kind === curriculumTypes.live ? item.liveEndAt : item.offlineEndAt
    if ((kind !== curriculumTypes.live && kind !== curriculumTypes.offline) || !startAt) return []
    return [
      {
        curriculumSeq,
        curriculumTypeCd: kind,
        title,
        startAt,
        endAt,
        status: statusOf({ startAt, endAt }, now),
      },
    ]
  })
}
