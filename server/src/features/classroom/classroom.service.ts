import { createHash, randomBytes } from 'node:crypto'
import {
  countedSeconds,
  isVideoDone,
  mergeWatched,
  nextSince,
  progressPercent,
  watchedPercent,
} from 'contract/progress.rules'
import type { AttendSeq, CourseSeq, CurriculumSeq } from 'contract/values'
import type { Context, MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { refuse } from '../../platform/refuse.ts'
import { findItems, rowOf, videosOf, type ItemFound } from '../curriculum/curriculum.public.ts'
import { getReadableCourse } from '../enrolments/enrolments.public.ts'
import { requireVideo } from '../videos/videos.public.ts'
import {
  findProgressOf,
  insertPlay,
  insertStarted,
  lockPlaysOf,
  lockProgress,
  notePlay,
  upsertProgress,
  type Ranges,
} from './classroom.queries.ts'
import { countsSince, isDoneByWord, isMissed, isPlayOver, whyNotOpen } from './classroom.rules.ts'

type Place = { courseSeq: CourseSeq; curriculumSeq: CurriculumSeq }

/** The whole classroom as its caller stands in it: lessons in order, what is done, what is open. */
export async function enter(ctx: Context, courseSeq: CourseSeq) {
  const { db } = ctx
  const { course, isManager, grant } = await getReadableCourse(ctx, courseSeq)
  const items = await findItems(db, courseSeq)
  const videos = await videosOf(db, items)
  const attendSeq = grant?.attendSeq ?? null
  const progress = attendSeq === null ? [] : await findProgressOf(db, [attendSeq])
  const stateOf = new Map(progress.map((one) => [one.curriculumSeq, one]))
  const isDone = (item: ItemFound) => stateOf.get(item.curriculumSeq)?.state === 'DONE'
  const lessons = items.filter((item) => item.curriculumTypeCd !== '01')
  const viewer = { isManager, isAttending: attendSeq !== null }
  const isInOrder = course.curriculumProgressCd === '01'

  const refusalFor = (item: ItemFound) =>
    whyNotOpen(item, viewer, {
      isInOrder,
      before: lessons
        .slice(0, lessons.indexOf(item))
        .map((lesson) => ({ isDone: isDone(lesson) || isMissed(lesson, ctx.now()) })),
    })
  const view = (item: ItemFound) => {
    const done = stateOf.get(item.curriculumSeq)
    return {
      ...rowOf(
        item,
        videos.find((video) => video.uploadVodSeq === item.uploadVodSeq),
      ),
      progressState: done?.state ?? ('NONE' as const),
      watchedPercent: done?.watchedPercent ?? 0,
      playSecond: done?.playSecond ?? 0,
      isOpen: item.curriculumTypeCd !== '01' && refusalFor(item) === null,
    }
  }
  const completedCount = lessons.filter(isDone).length
  return {
    course,
    isManager,
    attendSeq,
    validAt: grant?.endsAt ?? null,
    items,
    lessons,
    view,
    refusalFor,
    completedCount,
  }
}

/** One lesson that the caller may open; the refusal otherwise. */
export async function openLesson(ctx: Context, { courseSeq, curriculumSeq }: Place) {
  const room = await enter(ctx, courseSeq)
  const item = room.lessons.find((lesson) => lesson.curriculumSeq === curriculumSeq)
  if (!item) throw refuse('NOT_FOUND')
  const refusal = room.refusalFor(item)
  if (refusal) throw refuse(refusal)
  return { ...room, item }
}

/** A lesson that is opened has begun. */
export async function visitLesson(ctx: Context, place: Place) {
  const opened = await openLesson(ctx, place)
  const { attendSeq, item } = opened
  if (attendSeq !== null && opened.view(item).progressState === 'NONE') {
    await ctx.transaction((tx) =>
      insertStarted(tx, { attendSeq, curriculumSeq: place.curriculumSeq, now: ctx.now() }),
    )
  }
  return opened
}

/** Texts are done when read, meetings when attended: by the learner's word. docs/rules.md R-324. */
export async function completeLesson(ctx: MemberContext, place: Place) {
  const { attendSeq, item, lessons, view, completedCount } = await openLesson(ctx, place)
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  if (!isDoneByWord(item)) throw refuse('CLASS_RULE')
  const wasDone = view(item).progressState === 'DONE'
  if (!wasDone) {
    await ctx.transaction((tx) =>
      upsertProgress(tx, { attendSeq, curriculumSeq: place.curriculumSeq, state: 'DONE', now: ctx.now() }),
    )
  }
  return { percent: progressPercent(completedCount + (wasDone ? 0 : 1), lessons.length) }
}

export const PLAY_COOKIE = 'sd_play'
/** A play session is opened by its address and its cookie together; neither alone is worth anything. */
export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Begins to watch: the streams open for this browser alone. */
export async function play(ctx: Context, place: Place) {
  const { item, attendSeq, view } = await openLesson(ctx, place)
  if (item.uploadVodSeq === null) throw refuse('VIDEO_NOT_READY')
  const video = await requireVideo(ctx.db, item.uploadVodSeq)
  if (video.state !== 'READY') throw refuse('VIDEO_NOT_READY')

  const playId = randomBytes(12).toString('hex')
  const secret = randomBytes(24).toString('base64url')
  await insertPlay(ctx.db, {
    playId,
    secretHash: secretHashOf(secret),
    curriculumSeq: item.curriculumSeq,
    uploadVodSeq: video.uploadVodSeq,
    userSeq: ctx.user?.userSeq ?? null,
    attendSeq,
    startedAt: ctx.now(),
  })
  const path = `/media/${ctx.channelSeq}/${playId}`
  ctx.outgoing.cookie({ name: PLAY_COOKIE, value: secret, path, maxAgeSeconds: 12 * 3600 })
  const { playSecond } = view(item)
  const duration = video.durationSeconds
  return {
    playId,
    manifestUrl: `${path}/master.m3u8`,
    posterUrl: video.posterKey ? `${path}/poster.webp` : null,
    resumeAt: playSecond >= duration - 5 ? 0 : playSecond,
    duration,
  }
}

interface Beat extends Place {
  playId: string
  playSecond: number
  ranges: [number, number][]
}

/**
 * Takes what was watched since the last beat. Never more is believed than time has passed, at double speed and a
 * little patience: the server's clock is the truth, the browser only reports.
 */
export async function beat(
  ctx: MemberContext,
  { courseSeq, curriculumSeq, playId, playSecond, ranges }: Beat,
) {
  const { attendSeq, item, lessons, completedCount } = await openLesson(ctx, { courseSeq, curriculumSeq })
  if (attendSeq === null || item.uploadVodSeq === null) throw refuse('NOT_ATTENDING')
  const { durationSeconds } = await requireVideo(ctx.db, item.uploadVodSeq)
  const now = ctx.now()

  const saved = await ctx.transaction(async (tx) => {
    const since = await lockOwnPlay(tx, { playId, curriculumSeq, attendSeq, now })
    const before = await lockProgress(tx, { attendSeq, curriculumSeq })
    const known = readRanges(before?.watched)
    const counted = countedSeconds({ ranges, since, now })
    const watched = mergeWatched(known, counted, durationSeconds)
    const percent = watchedPercent(watched, durationSeconds)
    const wasDone = before?.state === 'DONE'
    const isDone = wasDone || isVideoDone(percent, item.limitPercent)
    await upsertProgress(tx, {
      attendSeq,
      curriculumSeq,
      state: isDone ? 'DONE' : 'STARTED',
      watched,
      watchedPercent: Math.max(percent, before?.watchedPercent ?? 0),
      playSecond: Math.min(Math.floor(playSecond), durationSeconds),
      now,
    })
    await notePlay(tx, playId, { lastBeatAt: nextSince({ counted, since, now }) })
    return { percent, isDone, gained: isDone && !wasDone }
  })
  return {
    watchedPercent: saved.percent,
    progressState: saved.isDone ? ('DONE' as const) : ('STARTED' as const),
    percent: progressPercent(completedCount + (saved.gained ? 1 : 0), lessons.length),
  }
}

interface OwnPlay {
  playId: string
  curriculumSeq: CurriculumSeq
  attendSeq: AttendSeq
  now: Date
}
/** From when a report into this play counts. */
async function lockOwnPlay(tx: ChannelTx, { playId, curriculumSeq, attendSeq, now }: OwnPlay) {
  const plays = await lockPlaysOf(tx, attendSeq)
  const own = plays.find((one) => one.playId === playId)
  const isOpen = own?.curriculumSeq === curriculumSeq && own.endedAt === null
  if (!isOpen || isPlayOver(own, now)) throw refuse('PLAY_ENDED')
  return countsSince(own, plays)
}

const readRanges = (watched: unknown): Ranges => (Array.isArray(watched) ? watched : [])
