import type { ClassSeq, CourseSeq, UserSeq } from 'contract/values'
import type { Context, User } from '../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { findManagers } from '../members/members.public.ts'
import { countShelves } from './course-lists.queries.ts'
import {
  changeCourse,
  findCourse,
  findCourseStanding,
  findStaffOf,
  findShownTitles,
  findTitles,
  updateLessonFacts,
  updateReviewTotals,
} from './courses.queries.ts'
import { lowerSeats, moveAccepted, raiseSeats } from './rounds.queries.ts'
import { whyNotShown, whyNotThere } from './courses.rules.ts'

export type CourseFound = NonNullable<Awaited<ReturnType<typeof findCourse>>>
type Standing = NonNullable<Awaited<ReturnType<typeof findCourseStanding>>>

/** A class as visitors may meet it. CLASS_NOT_FOUND, CLASS_GONE. */
export async function getShownCourse(db: ChannelDb, courseSeq: CourseSeq): Promise<CourseFound> {
  const course = await findCourse(db, courseSeq)
  if (!course) throw refuse('CLASS_NOT_FOUND')
  const refusal = whyNotShown(course)
  if (refusal) throw refuse(refusal)
  return course
}

/** Whether this member of staff works on every class; teachers work on their own. */
export const reachesAllClasses = (user: User) =>
  user.role !== 'TCH' && user.permissions.has('SITE_CLASS_UPDATE')

async function isClassManager(db: ChannelDb, user: User | null, course: Standing) {
  if (!user?.role) return false
  if (reachesAllClasses(user) || course.writerUserSeq === user.userSeq) return true
  const staff = await findStaffOf(db, [course.courseSeq])
  return staff.some(({ userSeq }) => userSeq === user.userSeq)
}

/** The same question for somebody whose call is long over. */
export async function isStaffOf(db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) {
  const managers = await findManagers(db)
  const staff = await findStaffOf(db, [courseSeq])
  return managers.includes(userSeq) || staff.some((one) => one.userSeq === userSeq)
}

/** The class for its staff, whatever its state; for anybody else it is not found. */
export async function getManagedCourse(ctx: Context, courseSeq: CourseSeq, db: ChannelDb = ctx.db) {
  const course = await findCourse(db, courseSeq)
  if (!course || course.state === 'PURGED') throw refuse('CLASS_NOT_FOUND')
  if (!(await isClassManager(db, ctx.user, course))) throw refuse('CLASS_NOT_FOUND')
  ctx.trail.note({ about: course.title })
  return course
}

/** The class as somebody who has to do with it sees it: staff in every state, learners while it is there. */
export const getVisibleCourse = async (ctx: Context, courseSeq: CourseSeq) =>
  asVisible(ctx, await findCourse(ctx.db, courseSeq))
export const getVisibleStanding = async (ctx: Context, courseSeq: CourseSeq) =>
  asVisible(ctx, await findCourseStanding(ctx.db, courseSeq))

async function asVisible<Found extends Standing>(ctx: Context, course: Found | undefined) {
  if (!course) throw refuse('CLASS_NOT_FOUND')
  const isManager = course.state !== 'PURGED' && (await isClassManager(ctx.db, ctx.user, course))
  const refusal = whyNotThere(course)
  if (refusal && !isManager) throw refuse(refusal)
  return { course, isManager }
}

export { countShelves, findCourse, findShownTitles, findTitles }

/** Takes a seat in the caller's transaction; SOLD_OUT when there is none. */
export async function takeSeat(tx: ChannelTx, classSeq: ClassSeq) {
  if (!(await raiseSeats(tx, classSeq))) throw refuse('SOLD_OUT')
}
export const freeSeat = (tx: ChannelTx, classSeq: ClassSeq) => lowerSeats(tx, classSeq)
export const noteAccepted = (tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) => moveAccepted(tx, classSeq, by)

/** The curriculum tells what it holds now. */
export const noteLessons = updateLessonFacts
/** The reviews tell how many there are now, and the sum of their points. */
export const noteReviews = (tx: ChannelTx, courseSeq: CourseSeq, totals: { count: number; sum: number }) =>
  updateReviewTotals(tx, courseSeq, totals)
export const noteProgressMode = (
  tx: ChannelTx,
  courseSeq: CourseSeq,
  change: { curriculumProgressCd: '00' | '01'; updatedAt: Date },
) => changeCourse(tx, courseSeq, change)

export async function findTeachersOf(db: ChannelDb, courseSeq: CourseSeq): Promise<UserSeq[]> {
  const staff = await findStaffOf(db, [courseSeq])
  return staff.map(({ userSeq }) => userSeq)
}
