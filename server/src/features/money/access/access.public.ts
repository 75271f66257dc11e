import type { CourseSeq } from 'contract/values/ids'
import { type PublicCd, publicTypes } from 'contract/values/type-codes'
import type { Context, User } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getVisibleCourse, getVisibleCourseSummary } from '../../teaching/courses/courses.public.ts'
import { findActiveGrant } from './access.queries.ts'

export { endGrant, insertGrant, moveGrantEnds } from './access.queries.ts'

export { findLearners, hasAnyGrant } from './access.queries.ts'

/** Whether somebody may learn here now, by the ledger of grants alone. */
export async function findAccess(
  db: ChannelDb,
  user: Pick<User, 'userSeq'> | null,
  { courseSeq, now }: { courseSeq: CourseSeq; now: Date },
) {
  if (!user) return null
  return (await findActiveGrant(db, user.userSeq, { courseSeq, now })) ?? null
}

/** The class as its caller may read it: a private one opens for its staff and for who may learn in it. */
export const getReadableCourse = async (ctx: Context, courseSeq: CourseSeq) =>
  asReadable(ctx, await getVisibleCourse(ctx, courseSeq))
/** The same for what belongs to a class, where its words are not needed. */
export const getReadableCourseSummary = async (ctx: Context, courseSeq: CourseSeq) =>
  asReadable(ctx, await getVisibleCourseSummary(ctx, courseSeq))

async function asReadable<Found extends { courseSeq: CourseSeq; publicCd: PublicCd }, Type>(
  ctx: Context,
  { course, isManager, typeCd }: { course: Found; isManager: boolean; typeCd: Type },
) {
  const grant = await findAccess(ctx.db, ctx.user, { courseSeq: course.courseSeq, now: ctx.now() })
  if (course.publicCd === publicTypes.private && !isManager && !grant) throw refuse('CLASS_NOT_FOUND')
  return { course, isManager, typeCd, grant }
}
