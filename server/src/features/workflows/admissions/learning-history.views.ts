import type { getAttendee } from 'contract/workflows/admissions/api'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findProgressOf } from '../../learning/lessons/lessons.public.ts'
import { findEnrolment } from '../../money/enrolments/enrolments.public.ts'
import { findLessonsOf } from '../../teaching/curriculum/curriculum.public.ts'
import { attendeesOf } from './attendees.views.ts'

interface AttendeeRef {
  courseSeq: CourseSeq
  attendSeq: AttendSeq
}
/** An applicant of this class with what they did in each of its lessons. Those of another class are not found. */
export async function viewAttendee(
  ctx: Context,
  { courseSeq, attendSeq }: AttendeeRef,
): Promise<z.output<(typeof getAttendee)['reply']>> {
  const enrolment = await findEnrolment(ctx.db, attendSeq)
  if (enrolment?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  const [attendee] = await attendeesOf(ctx, [enrolment])
  if (!attendee) throw refuse('NOT_FOUND')
  return { attendee, lessons: await recordsOf(ctx, { courseSeq, attendSeq }) }
}

async function recordsOf({ db }: Context, { courseSeq, attendSeq }: AttendeeRef) {
  const lessons = await findLessonsOf(db, [courseSeq])
  const progress = await findProgressOf(db, [attendSeq])
  const known = new Map(progress.map((one) => [one.curriculumSeq, one]))
  return lessons.map(({ curriculumSeq, title, curriculumTypeCd }) => {
    const own = known.get(curriculumSeq)
    return {
      curriculumSeq,
      title,
      curriculumTypeCd,
      progressState: own?.state ?? ('NONE' as const),
      watchedPercent: own?.watchedPercent ?? 0,
      openedAt: own && own.state !== 'NONE' ? own.openedAt : null,
      completedAt: own?.completedAt ?? null,
    }
  })
}
