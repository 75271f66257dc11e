import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse } from '../courses/courses.public.ts'
import { alignOrRetry } from './lesson-meetings.jobs.ts'
import { findLesson, findMeeting, updateMeeting } from './lesson-meetings.queries.ts'
import { meetingView } from './lesson-meetings.views.ts'

const PACE = { most: 10, everySeconds: 10 }

/** Somebody put right what was wrong: tries now, as if for the first time. docs/rules.md R-974. */
export async function retry(
  ctx: MemberContext,
  { courseSeq, curriculumSeq }: { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq },
) {
  await getManagedCourse(ctx, courseSeq)
  const lesson = await findLesson(ctx.db, curriculumSeq)
  if (lesson?.courseSeq !== courseSeq || lesson.deletedAt !== null) throw refuse('NOT_FOUND')
  if (!(await ctx.ports.limits.allow({ [`lesson-meeting:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  ctx.audit.record({ about: lesson.title })
  await ctx.transaction((tx) => updateMeeting(tx, curriculumSeq, { tries: 0, changedAt: ctx.now() }))
  await alignOrRetry(ctx, curriculumSeq)
  const row = await findMeeting(ctx.db, curriculumSeq)
  if (!row) throw refuse('NOT_FOUND')
  return meetingView(row)
}
