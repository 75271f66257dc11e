import { isPossible } from 'contract/teaching/courses/state.rules'
import { isWorking, keysInClass, reachesEveryClass } from 'contract/people/class-roles/class-roles.rules'
import { permissionsOf, type Permission } from 'contract/http/permissions'
import type { ClassSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import type { CurriculumProgressCd } from 'contract/values/type-codes'
import { findRoleDecisions } from '../../../platform/auth/callers.queries.ts'
import type { Context, User } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findManagers } from '../../people/members/members.public.ts'
import { countShelves } from './course-cards.queries.ts'
import { findStaffOf, findWorkers } from '../../people/class-roles/class-roles.public.ts'
import {
  changeCourse,
  findCourse,
  findCourseSummary,
  findShownTitles,
  findTitles,
  lockCourse,
} from './courses.queries.ts'
import { updateLessonFacts, updateReviewTotals } from './course-totals.queries.ts'
import {
  addSeat,
  findParts,
  findRound,
  findTooFew,
  joinWaiting,
  lowerSeats,
  moveAccepted,
  moveWaiting,
  raiseSeats,
  type SeatTaker,
} from './rounds.queries.ts'
import { findTaughtBy } from './taught-courses.queries.ts'
import { checkVisible, checkExisting } from './courses.rules.ts'

export { lockCourse } from './courses.queries.ts'
export { kindOf, lengthsOf } from './course-kinds.views.ts'
export { moveLikeCount } from './like-counts.queries.ts'
export { galleryOf } from './course-images.service.ts'
export { cardFacts, teachersOf as findTeacherNames, trashOf } from './courses.views.ts'
export {
  findAllClasses,
  findCoursesOf,
  updateContents as noteContentsOf,
  updatePrice as notePrice,
} from './several-courses.queries.ts'
export { hasPeople } from './rounds.queries.ts'

export type CourseRow = NonNullable<Awaited<ReturnType<typeof findCourse>>>
type CourseSummary = NonNullable<Awaited<ReturnType<typeof findCourseSummary>>>

/** A course for visitors. CLASS_NOT_FOUND, CLASS_GONE. */
export async function getShownCourse(db: ChannelDb, courseSeq: CourseSeq): Promise<CourseRow> {
  const course = await findCourse(db, courseSeq)
  if (!course) throw refuse('CLASS_NOT_FOUND')
  const refusal = checkVisible(course)
  if (refusal) throw refuse(refusal)
  return course
}

/** Whether this staff member works on every course; others work on their own. */
export const reachesAllClasses = ({ role, permissions }: User) =>
  reachesEveryClass({ role, keys: permissions })

/** A user's type in a course: by their site role or their class role; null for users who do not work on it. */
async function typeIn(db: ChannelDb, user: User | null, course: CourseSummary) {
  if (!user?.isMember || user.pendingMfa) return null
  if (reachesAllClasses(user)) return user.role
  if (user.role !== null && course.writerUserSeq === user.userSeq) return user.role
  const staff = await findStaffOf(db, [course.courseSeq])
  const post = staff.find(({ userSeq }) => userSeq === user.userSeq)
  return post && isWorking(post, user.role) ? post.userTypeCd : null
}

/**
 * Whether staff of a course open its classroom without an enrolment. Every class role lets them; for a role on the site its
 * permissions decide. docs/rules.md R-1310.
 */
export const entersDirectly = (user: User | null, typeCd: Awaited<ReturnType<typeof typeIn>>) =>
  typeCd !== null &&
  (typeCd !== user?.role ||
    user.permissions.has('CLASS_ROOM_UPDATE') ||
    user.permissions.has('SITE_CLASS_UPDATE'))

/** Whether a user without a current call works on a course. */
export async function isStaffOf(db: ChannelDb, userSeq: UserSeq, courseSeq: CourseSeq) {
  const managers = await findManagers(db)
  const workers = await findWorkers(db, courseSeq)
  return managers.includes(userSeq) || workers.some((one) => one.userSeq === userSeq)
}

/** The staff named in this course who hold this permission there. */
export const findHoldersIn = async (db: ChannelDb, courseSeq: CourseSeq, key: Permission) =>
  (await findStaffWith(db, courseSeq, key)).holders

/** The same beside its instructors. */
export async function findStaffWith(db: ChannelDb, courseSeq: CourseSeq, key: Permission) {
  const workers = await findWorkers(db, courseSeq)
  const decisions = await findRoleDecisions(db)
  const isHolding = ({ role, ...post }: (typeof workers)[number]) =>
    keysInClass({ role, keys: new Set(permissionsOf(role, decisions)), post }).has(key)
  return {
    teachers: workers.flatMap(({ userSeq, userTypeCd }) => (userTypeCd === 'TCH' ? [userSeq] : [])),
    holders: workers.filter(isHolding).map(({ userSeq }) => userSeq),
  }
}

/** The course for its staff, in any state; CLASS_NOT_FOUND for others. */
export async function getManagedCourse(ctx: Context, courseSeq: CourseSeq, db: ChannelDb = ctx.db) {
  const course = await findCourse(db, courseSeq)
  if (!course || course.state === 'PURGED') throw refuse('CLASS_NOT_FOUND')
  if ((await typeIn(db, ctx.user, course)) === null) throw refuse('CLASS_NOT_FOUND')
  ctx.audit.record({ about: course.title })
  return course
}

/**
 * The course to change, locked until the transaction ends. CLASS_IN_TRASH until it is restored; CLASS_IN_REVIEW during its review.
 * docs/rules.md.
 */
export async function getChangeableCourse(ctx: Context, courseSeq: CourseSeq, tx: ChannelTx) {
  await lockCourse(tx, courseSeq)
  const course = await getManagedCourse(ctx, courseSeq, tx)
  if (course.state === 'TRASHED') throw refuse('CLASS_IN_TRASH')
  if (!isPossible('CHANGE', course.state)) throw refuse('CLASS_IN_REVIEW')
  return course
}

/** The page of a course of any kind, for what is sent to people. */
export async function pathOfCourse(db: ChannelDb, courseSeq: CourseSeq) {
  const [course] = await findTitles(db, [courseSeq])
  return classPath({ courseSeq, productKind: course?.productKind, serviceAlias: DEFAULT_ALIAS })
}

/** The course for people related to it: staff in every state, learners while it exists. */
export const getVisibleCourse = async (ctx: Context, courseSeq: CourseSeq) =>
  asVisible(ctx, await findCourse(ctx.db, courseSeq))
export const getVisibleCourseSummary = async (ctx: Context, courseSeq: CourseSeq) =>
  asVisible(ctx, await findCourseSummary(ctx.db, courseSeq))

async function asVisible<Found extends CourseSummary>(ctx: Context, course: Found | undefined) {
  if (!course) throw refuse('CLASS_NOT_FOUND')
  const typeCd = course.state === 'PURGED' ? null : await typeIn(ctx.db, ctx.user, course)
  const isManager = typeCd !== null
  const refusal = checkExisting(course)
  if (refusal && !isManager) throw refuse(refusal)
  return { course, isManager, typeCd }
}

export { joinConditions, checkAdmission, checkVisible, checkExisting } from './courses.rules.ts'
export { countShelves, findCourse, findShownTitles, findTitles, findTaughtBy }

/** Takes a seat in the caller's transaction; SOLD_OUT when there is none, for a new applicant also while others wait. */
export async function takeSeat(tx: ChannelTx, classSeq: ClassSeq, taker: SeatTaker = { isNew: true }) {
  if (!(await raiseSeats(tx, classSeq, taker))) throw refuse('SOLD_OUT')
}
/**
 * Takes a seat, or makes one where none is left for a new applicant, also before those who wait for one. SOLD_OUT where the class takes
 * nobody any more.
 */
export async function takeAddedSeat(
  tx: ChannelTx,
  classSeq: ClassSeq,
  { isAccepted }: { isAccepted: boolean } = { isAccepted: true },
) {
  if (await raiseSeats(tx, classSeq, { isNew: true, isAccepted })) return
  await addSeat(tx, classSeq)
  await takeSeat(tx, classSeq, { isNew: false, isAccepted })
}
/** Makes a seat for somebody who waits for one and is let in next. */
export const makeSeat = (tx: ChannelTx, classSeq: ClassSeq) => addSeat(tx, classSeq)
/** Frees a seat; returns how many wait for it. */
export const freeSeat = (tx: ChannelTx, classSeq: ClassSeq) => lowerSeats(tx, classSeq)
export { findParts, findRound, findTooFew, joinWaiting }
export const countWaiting = (tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) => moveWaiting(tx, classSeq, by)
export const countAccepted = (tx: ChannelTx, classSeq: ClassSeq, by: 1 | -1) => moveAccepted(tx, classSeq, by)

/** Sets the course's totals of its lessons. */
export const recordLessons = updateLessonFacts
/** Sets the course's number of reviews and the sum of their ratings. */
export const recordReviews = (tx: ChannelTx, courseSeq: CourseSeq, totals: { count: number; sum: number }) =>
  updateReviewTotals(tx, courseSeq, totals)
export const recordProgressMode = (
  tx: ChannelTx,
  courseSeq: CourseSeq,
  change: { curriculumProgressCd: CurriculumProgressCd; updatedAt: Date },
) => changeCourse(tx, courseSeq, change)

/** The hosts of a course's lessons: its instructors and facilitators. */
export async function findLeadersOf(db: ChannelDb, courseSeq: CourseSeq): Promise<UserSeq[]> {
  const workers = await findWorkers(db, courseSeq)
  return workers.flatMap(({ userSeq, userTypeCd }) =>
    userTypeCd === 'TCH' || userTypeCd === 'FAC' ? [userSeq] : [],
  )
}

/** The instructors, the lead first. */
export async function findTeachersOf(db: ChannelDb, courseSeq: CourseSeq): Promise<UserSeq[]> {
  const staff = await findStaffOf(db, [courseSeq])
  return staff.flatMap(({ userSeq, userTypeCd }) => (userTypeCd === 'TCH' ? [userSeq] : []))
}
