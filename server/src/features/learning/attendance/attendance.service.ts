import { isBookOpen } from 'contract/learning/attendance/attendance.rules'
import { DEFAULT_TOLERANCE, type Tolerance } from 'contract/learning/attendance/presence.rules'
import { isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import type { AttendSeq, CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { finish, takeBack } from '../lessons/lessons.public.ts'
import { getManagedCourse } from '../../teaching/courses/courses.public.ts'
import { findItem, findLiveItem } from '../../teaching/curriculum/curriculum.public.ts'
import * as queries from './attendance.queries.ts'
import { insideOf } from './presence.rules.ts'

/** A live or offline lesson, and its time. */
async function getMeeting(ctx: Context, lessonRef: queries.Lesson) {
  await getManagedCourse(ctx, lessonRef.courseSeq)
  const item = await findItem(ctx.db, lessonRef)
  const startAt = item?.liveStartAt ?? item?.offlineStartAt
  if (!item || !startAt) throw refuse('NOT_FOUND')
  const live = await findLiveItem(ctx.db, lessonRef.curriculumSeq)
  const endAt = item.liveEndAt ?? item.offlineEndAt ?? startAt
  return { title: item.title, startAt, endAt, isInVideoRoom: isVideoRoom(live?.liveTypeCd) }
}

export async function getBook(ctx: Context, lessonRef: queries.Lesson) {
  const { title, startAt, endAt, isInVideoRoom } = await getMeeting(ctx, lessonRef)
  const tolerance = (await queries.findTolerance(ctx.db, lessonRef.courseSeq)) ?? DEFAULT_TOLERANCE
  const book = await queries.findBook(ctx.db, lessonRef)
  const presences = groupBy(
    await queries.findPresences(ctx.db, lessonRef.curriculumSeq),
    ({ userSeq }) => userSeq,
  )
  const times = { startsAt: startAt, endsAt: endAt, tolerance }
  const list = book.map(({ userSeq, ...one }) => ({
    ...one,
    name: shownName(one.name, ctx.language),
    ...insideOf(presences.get(userSeq) ?? [], times, ctx.now()),
  }))
  const attendedCount = list.filter(({ attendedAt }) => attendedAt !== null).length
  const isOpen = isBookOpen(startAt, ctx.now())
  const isMeasured = isInVideoRoom || presences.size > 0
  return { title, startAt, list, attendedCount, isOpen, tolerance: isMeasured ? tolerance : null }
}

export async function setTolerance(ctx: MemberContext, courseSeq: CourseSeq, tolerance: Tolerance) {
  await getManagedCourse(ctx, courseSeq)
  await ctx.transaction(async (tx) => void (await queries.upsertTolerance(tx, courseSeq, tolerance)))
  ctx.audit.record({ after: { ...tolerance } })
  return null
}

interface Marking {
  attendSeqs: AttendSeq[]
  isPresent: boolean
}
/** A user who is not enrolled now is skipped. docs/rules.md R-405. */
export async function mark(
  ctx: MemberContext,
  lessonRef: queries.Lesson,
  { attendSeqs, isPresent }: Marking,
) {
  const { title, startAt } = await getMeeting(ctx, lessonRef)
  if (!isBookOpen(startAt, ctx.now())) throw refuse('BOOK_NOT_OPEN')
  const { courseSeq, curriculumSeq } = lessonRef
  return ctx.transaction(async (tx) => {
    const learners = await queries.lockLearners(tx, courseSeq, attendSeqs)
    const places = learners.map((one) => one.attendSeq)
    const lesson = { attendSeqs: places, curriculumSeq, now: ctx.now() }
    if (isPresent) {
      await queries.insertMarks(tx, { ...lesson, learners, markedByUserSeq: ctx.user.userSeq })
      await finish(tx, lesson)
    } else {
      await queries.deleteAttendances(tx, curriculumSeq, places)
      await takeBack(tx, lesson)
    }
    ctx.audit.record({ about: title, after: { isPresent, count: learners.length } })
    return { attendedCount: await queries.countAttendances(tx, curriculumSeq) }
  })
}
