import { letsPass } from 'contract/teaching/curriculum/assignments.rules'
import { progressPercent } from 'contract/learning/playback/progress.rules'
import { readVideoLink } from 'contract/values/video-links'
import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { curriculumTypes, progressModes, vodTypes } from 'contract/values/type-codes'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkAdmission, entersDirectly } from '../../teaching/courses/courses.public.ts'
import { findItems, rowOf, videosOf, type ItemRow } from '../../teaching/curriculum/curriculum.public.ts'
import { getReadableCourse } from '../../money/access/access.public.ts'
import { findEarned } from '../points/points.public.ts'
import { findProgressOf, insertStarted } from './lessons.queries.ts'
import { finish } from './completion.service.ts'
import { hasCome, isDoneByWord, isPassedOver, checkOpen } from './lessons.rules.ts'

export type LessonRef = { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }

/** The classroom for this caller: lessons in order, their completion, and whether they are open. */
export async function enter(ctx: Context, courseSeq: CourseSeq) {
  const { db } = ctx
  const { course, typeCd, grant } = await getReadableCourse(ctx, courseSeq)
  const isManager = entersDirectly(ctx.user, typeCd)
  const stop = isManager || grant ? null : checkAdmission(course, ctx.user)
  if (stop) throw refuse(stop)
  const items = (await findItems(db, courseSeq)).filter((item) => isManager || item.isAvailable)
  const videos = await videosOf(db, items)
  const attendSeq = grant?.attendSeq ?? null
  const progress = attendSeq === null ? [] : await findProgressOf(db, [attendSeq])
  const stateOf = new Map(progress.map((one) => [one.curriculumSeq, one]))
  const earned = await earnedIn(ctx, items)
  const isDone = (item: ItemRow) => stateOf.get(item.curriculumSeq)?.state === 'DONE'
  const lessons = items.filter((item) => item.curriculumTypeCd !== curriculumTypes.section)
  const viewer = { isManager, isAttending: attendSeq !== null }
  const isInOrder = course.curriculumProgressCd === progressModes.inOrder
  const isOver = (item: ItemRow) => isPassedOver(item, ctx.now())

  const refusalFor = (item: ItemRow) =>
    checkOpen(item, viewer, {
      isInOrder,
      isDone: isDone(item),
      before: lessons
        .slice(0, lessons.indexOf(item))
        .map((lesson) => ({ isDone: isDone(lesson) || letsPass(lesson, lessons, isOver) })),
    })
  const view = (item: ItemRow) => {
    const done = stateOf.get(item.curriculumSeq)
    return {
      ...rowOf(
        item,
        videos.find((video) => video.uploadVodSeq === item.uploadVodSeq),
      ),
      progressState: done?.state ?? ('NONE' as const),
      watchedPercent: done?.watchedPercent ?? 0,
      playSecond: done?.playSecond ?? 0,
      openedAt: done && done.state !== 'NONE' ? done.openedAt : null,
      alreadyAttendedYn: hasCome(item, done?.state) ? ('Y' as const) : ('N' as const),
      isOpen: item.curriculumTypeCd !== curriculumTypes.section && refusalFor(item) === null,
      isEarned: earned.has(item.curriculumSeq),
      limitDupPlay: item.limitDupPlay,
      isAvailable: item.isAvailable,
    }
  }
  const counted = lessons.filter(({ isAvailable }) => isAvailable)
  const completedCount = counted.filter(isDone).length
  return {
    course,
    isManager,
    attendSeq,
    validAt: grant?.endsAt ?? null,
    items,
    lessons,
    view,
    progressOf: (item: ItemRow) => stateOf.get(item.curriculumSeq),
    refusalFor,
    completedCount,
    curriculumCount: counted.length,
  }
}

/** The items whose rewards the caller has received. */
async function earnedIn({ db, user }: Context, items: ItemRow[]) {
  const giving = items.filter(({ xp, point, credit }) => xp + point + credit > 0)
  if (!user || giving.length === 0) return new Set()
  const seqs = giving.map(({ curriculumSeq }) => curriculumSeq)
  return findEarned(db, user.userSeq, seqs)
}

/** One lesson that the caller may open; the refusal otherwise. */
export async function openLesson(ctx: Context, { courseSeq, curriculumSeq }: LessonRef) {
  const room = await enter(ctx, courseSeq)
  const item = room.lessons.find((lesson) => lesson.curriculumSeq === curriculumSeq)
  if (!item) throw refuse('NOT_FOUND')
  const refusal = room.refusalFor(item)
  if (refusal) throw refuse(refusal)
  return { ...room, item }
}

type Opened = Awaited<ReturnType<typeof openLesson>>
async function begin(ctx: Context, { attendSeq, item, view }: Opened) {
  if (attendSeq === null || view(item).progressState !== 'NONE') return
  const started = { attendSeq, curriculumSeq: item.curriculumSeq, now: ctx.now() }
  await ctx.transaction((tx) => insertStarted(tx, started))
}

/** Opening a lesson marks it as begun. */
export async function visitLesson(ctx: Context, lessonRef: LessonRef) {
  const opened = await openLesson(ctx, lessonRef)
  await begin(ctx, opened)
  return opened
}

/**
 * Marks a lesson as begun when its learner opens it. Attendance of a live lesson is recorded when joining it. docs/rules.md R-379.
 */
export async function attendLesson(ctx: MemberContext, lessonRef: LessonRef) {
  const opened = await openLesson(ctx, lessonRef)
  const { attendSeq, item, view } = opened
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  if (item.curriculumTypeCd === curriculumTypes.live) throw refuse('CLASS_RULE')
  await begin(ctx, opened)
  const { progressState } = view(item)
  return { progressState: progressState === 'NONE' ? ('STARTED' as const) : progressState }
}

/** A video whose playback is measured; one that opens elsewhere is completed by the learner's confirmation. */
const isMeasured = (item: ItemRow) => item.vodTypeCd === vodTypes.uploaded || readVideoLink(item) !== null
const isByWord = (item: ItemRow) =>
  item.curriculumTypeCd === curriculumTypes.video ? !isMeasured(item) : isDoneByWord(item)

/** Texts and meetings are completed by the learner's confirmation. docs/rules.md R-324. */
export async function completeLesson(ctx: MemberContext, lessonRef: LessonRef) {
  const { attendSeq, item, lessons, view } = await openLesson(ctx, lessonRef)
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  if (!isByWord(item)) throw refuse('CLASS_RULE')
  const wasDone = view(item).progressState === 'DONE'
  if (!wasDone) {
    await ctx.transaction((tx) =>
      finish(tx, { attendSeqs: [attendSeq], curriculumSeq: lessonRef.curriculumSeq, now: ctx.now() }),
    )
  }
  return { percent: await percentOf(ctx.db, attendSeq, lessons) }
}

/** The current progress, with everything that a completion completed in turn. docs/rules.md R-442. */
async function percentOf(db: ChannelDb, attendSeq: AttendSeq, lessons: readonly ItemRow[]) {
  const done = new Set<CurriculumSeq>()
  for (const { curriculumSeq, state } of await findProgressOf(db, [attendSeq]))
    if (state === 'DONE') done.add(curriculumSeq)
  const counted = lessons.filter(({ isAvailable }) => isAvailable)
  const doneCount = counted.filter(({ curriculumSeq }) => done.has(curriculumSeq)).length
  return progressPercent(doneCount, counted.length)
}
