import type { AttendSeq, CurriculumSeq, UserSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { findItemBySeq } from '../curriculum/curriculum.public.ts'
import { findAccess } from '../enrolments/enrolments.public.ts'
import { isStaffOf } from '../courses/courses.public.ts'

interface Watching {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq | null
  attendSeq: AttendSeq | null
}

/** Access that ended ends what is being watched: asked again every few seconds. */
export async function mayStillWatch(ctx: Context, { curriculumSeq, userSeq, attendSeq }: Watching) {
  const item = await findItemBySeq(ctx.db, curriculumSeq)
  if (!item) return false
  if (item.isPublic) return true
  if (userSeq === null) return false
  if (attendSeq === null) return isStaffOf(ctx.db, userSeq, item.courseSeq)
  return (await findAccess(ctx.db, { userSeq }, { courseSeq: item.courseSeq, now: ctx.now() })) !== null
}
