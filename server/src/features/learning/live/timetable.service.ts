import type { getTimetable } from 'contract/learning/live/api'
import { liveStatus } from 'contract/teaching/curriculum/live-items.rules'
import { seoulDay } from 'contract/values/korea-time'
import type { CourseSeq } from 'contract/values/ids'
import { weeklyMeetings } from 'contract/teaching/courses/weekly-meetings.rules'
import type { z } from 'zod'
import { curriculumTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { weekOf } from '../../teaching/courses/weeks.public.ts'
import { findItems } from '../../teaching/curriculum/curriculum.public.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'

type Timetable = z.output<typeof getTimetable.reply>

/** Lessons with a date and, on days without one, the weekly sessions of the course. docs/rules.md R-624. */
export async function timetableOf(ctx: Context, courseSeq: CourseSeq): Promise<Timetable> {
  const { course } = await getReadableCourse(ctx, courseSeq)
  const lessons = datedLessons(await findItems(ctx.db, courseSeq), ctx.now())
  const taken = new Set(lessons.map(({ startAt }) => seoulDay(startAt)))
  const meetings = weeklyMeetings(weekOf(course), ctx.now())
    .filter(({ startAt }) => !taken.has(seoulDay(startAt)))
    .map((meeting) => ({
      curriculumSeq: null,
      curriculumTypeCd: null,
      title: course.title,
      ...meeting,
      status: statusOf(meeting, ctx.now()),
    }))
  return {
    list: [...lessons, ...meetings].toSorted(
      (left, right) => left.startAt.getTime() - right.startAt.getTime(),
    ),
  }
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
