import type { AttendSeq, CurriculumSeq, UserSeq } from 'contract/values'
import type { Context } from '../../platform/context.ts'
import { findItemBySeq } from '../curriculum/curriculum.public.ts'
import { findAccess } from '../enrolments/enrolments.public.ts'
import { isStaffOf } from '../courses/courses.public.ts'
import { findProgressOf } from './classroom.queries.ts'
import { boundsOf, unbound } from './watching.rules.ts'

interface Watching {
  curriculumSeq: CurriculumSeq
  userSeq: UserSeq | null
  attendSeq: AttendSeq | null
}
type Item = NonNullable<Awaited<ReturnType<typeof findItemBySeq>>>

/**
 * How far this player may go now; null when it may not go on. Access that ended ends what is being watched: asked
 * again every few seconds.
 */
export async function watchBounds(ctx: Context, watching: Watching, duration: number) {
  const item = await findItemBySeq(ctx.db, watching.curriculumSeq)
  if (!item || !(await mayWatch(ctx, watching, item))) return null
  const bounds = await boundsFor(ctx, watching, { item, duration })
  return bounds.secondsLeft === 0 ? null : bounds
}

async function mayWatch(ctx: Context, { userSeq, attendSeq }: Watching, item: Item) {
  if (item.isPublic) return true
  if (userSeq === null) return false
  if (attendSeq === null) return isStaffOf(ctx.db, userSeq, item.courseSeq)
  return (await findAccess(ctx.db, { userSeq }, { courseSeq: item.courseSeq, now: ctx.now() })) !== null
}

async function boundsFor(
  { db }: Context,
  { curriculumSeq, userSeq, attendSeq }: Watching,
  { item, duration }: { item: Item; duration: number },
) {
  const hasRules = item.limitPercent > 0 || item.limitPlayTime > 0 || item.multiplyPlayTime > 0
  if (!hasRules || attendSeq === null) return unbound
  if (userSeq !== null && (await isStaffOf(db, userSeq, item.courseSeq))) return unbound
  const progress = await findProgressOf(db, [attendSeq])
  return boundsOf(
    item,
    duration,
    progress.find((one) => one.curriculumSeq === curriculumSeq),
  )
}
