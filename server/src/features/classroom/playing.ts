import { createHash, randomBytes } from 'node:crypto'
import {
  countedSeconds,
  FASTEST,
  isVideoDone,
  mergeWatched,
  nextSince,
  progressPercent,
  watchedPercent,
} from 'contract/progress.rules'
import type { AttendSeq, CurriculumSeq } from 'contract/values'
import { readVideoLink } from 'contract/video-links'
import { withinReach } from 'contract/watch.rules'
import type { Context, MemberContext } from '../../platform/context.ts'
import type { ChannelTx } from '../../platform/db/channel-db.ts'
import { STORYBOARD } from '../../platform/media/storyboard.ts'
import { telling } from '../../platform/realtime/sockets.ts'
import { refuse } from '../../platform/refuse.ts'
import type { ItemFound } from '../curriculum/curriculum.public.ts'
import { captionLanguagesOf } from '../videos/captions.public.ts'
import { requireVideo } from '../videos/videos.public.ts'
import { insertPlay, lockPlaysOf, lockProgress, notePlay, upsertWatched } from './classroom.queries.ts'
import { countsSince, isPlayOver } from './classroom.rules.ts'
import { openLesson, percentOf, type Place } from './classroom.service.ts'
import { finish } from './finishing.ts'
import { charged, closed, type Meter } from './viewing-time.rules.ts'
import { boundsOf, overtaken, readRanges, unbound } from './watching.rules.ts'

export const PLAY_COOKIE = 'sd_play'
/** A play session is opened by its address and its cookie together; neither alone is worth anything. */
export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Where the length of a linked film is unknown. */
const MOST_SECONDS = 100_000

type Room = Awaited<ReturnType<typeof openLesson>>
/** Whose watching is bound by the rules of the lesson: learners'. Staff look wherever they want. */
const boundIn = ({ attendSeq, isManager }: Room) => (isManager ? null : attendSeq)

/** Begins to watch: the streams open for this browser alone. */
export async function play(ctx: Context, place: Place) {
  const room = await openLesson(ctx, place)
  const { item, attendSeq } = room
  const video = await filmOf(ctx, item)
  const duration = video?.durationSeconds ?? item.linkSeconds

  const playId = randomBytes(12).toString('hex')
  const secret = randomBytes(24).toString('base64url')
  const learner = boundIn(room)
  const started = await ctx.transaction(async (tx) => {
    const made = learner === null ? null : await makeRoom(tx, { room, learner, duration, now: ctx.now() })
    await insertPlay(tx, {
      playId,
      secretHash: secretHashOf(secret),
      curriculumSeq: item.curriculumSeq,
      uploadVodSeq: video?.uploadVodSeq ?? null,
      userSeq: ctx.user?.userSeq ?? null,
      attendSeq,
      startedAt: ctx.now(),
    })
    return made
  })
  for (const stopped of started?.stopped ?? []) tellToStop(ctx, stopped)
  const path = `/media/${ctx.channelSeq}/${playId}`
  ctx.outgoing.cookie({ name: PLAY_COOKIE, value: secret, path, maxAgeSeconds: 12 * 3600 })
  const languages = video ? await captionLanguagesOf(ctx.db, video.uploadVodSeq) : []
  const { reachedSecond, secondsLeft } = started?.bounds ?? unbound
  const left = Math.min(room.view(item).playSecond, reachedSecond ?? Number.MAX_SAFE_INTEGER)
  return {
    playId,
    manifestUrl: video ? `${path}/master.m3u8` : '',
    embedUrl: readVideoLink(item) ? `${path}/embed` : null,
    linkUrl: item.vodTypeCd === '00' ? item.linkUrl : null,
    captions: languages.map((captionLanguage) => ({
      captionLanguage,
      url: `${path}/captions/${captionLanguage}.vtt`,
    })),
    posterUrl: video?.posterKey ? `${path}/poster.webp` : null,
    storyboardUrl: video?.hasStoryboard ? `${path}/${STORYBOARD.index}` : null,
    resumeAt: duration > 0 && left >= duration - 5 ? 0 : left,
    duration,
    reachedSecond,
    secondsLeft,
    vodSpeedControlYn: learner === null || item.hasSpeedControl ? (1 as const) : (0 as const),
  }
}

/** The uploaded film of a lesson, ready to be watched; null where it leads elsewhere. */
async function filmOf(ctx: Context, { uploadVodSeq, vodTypeCd }: ItemFound) {
  if (vodTypeCd !== '02') return null
  const video = uploadVodSeq === null ? null : await requireVideo(ctx.db, uploadVodSeq)
  if (video?.state !== 'READY') throw refuse('VIDEO_NOT_READY')
  return video
}

interface Learner {
  room: Room
  learner: AttendSeq
  duration: number
  now: Date
}
/** The newest start wins: older players stop. VIEWING_TIME_OVER when no time is left. */
async function makeRoom(tx: ChannelTx, { room, learner, duration, now }: Learner) {
  const { item, items } = room
  const { curriculumSeq, limitDupPlay } = item
  const plays = await lockPlaysOf(tx, learner)
  const spentMs = await settle(tx, { plays, item, attendSeq: learner, now })
  const bounds = boundsOf(item, duration, {
    ...(room.progressOf(item) ?? fresh),
    ...(spentMs !== null && { spentMs }),
  })
  if (bounds.secondsLeft === 0) return Promise.reject(refuse('VIEWING_TIME_OVER'))
  const limited = new Set(items.filter((one) => one.limitDupPlay > 0).map((one) => one.curriculumSeq))
  limited.add(curriculumSeq)
  const rivals = plays.filter((one) => limited.has(one.curriculumSeq))
  const stopped = limitDupPlay > 0 ? overtaken(rivals, { most: limitDupPlay, now }) : []
  for (const { playId } of stopped) await notePlay(tx, playId, { endedAt: now, endedWhy: 'OVERTAKEN' })
  return { bounds, stopped }
}
const fresh = { state: 'NONE', watched: [], spentMs: 0 }

interface Settling {
  plays: Awaited<ReturnType<typeof lockPlaysOf>>
  item: ItemFound
  attendSeq: AttendSeq
  now: Date
}
/** Where viewing time is limited, players that fell silent while they played are counted; answers with what was used. */
async function settle(tx: ChannelTx, { plays, item, attendSeq, now }: Settling) {
  if (item.limitPlayTime === 0 && item.multiplyPlayTime === 0) return null
  const { curriculumSeq } = item
  const before = await lockProgress(tx, { attendSeq, curriculumSeq })
  let meter: Meter = before ?? { spentMs: 0, spentUntil: null }
  for (const one of plays) {
    if (one.curriculumSeq !== curriculumSeq || one.ticksSince === null) continue
    meter = closed(meter, one.ticksSince, now)
    await notePlay(tx, one.playId, { ticksSince: null })
  }
  const { spentMs, spentUntil } = meter
  await upsertWatched(tx, { attendSeq, curriculumSeq, spentMs, spentUntil, now })
  return spentMs
}

function tellToStop(
  ctx: Context,
  { curriculumSeq, playId }: { curriculumSeq: CurriculumSeq; playId: string },
) {
  if (!ctx.user) return
  const message = { cmd: 'turn_off' as const, curriculumSeq, playId }
  telling(ctx.ports.bus).person(ctx.channelSeq, ctx.user.userSeq, message)
}

interface Beat extends Place {
  playId: string
  playSecond: number
  ranges: [number, number][]
  isPlaying: boolean
  playedMs: number | null
}

/**
 * Takes what was watched since the last beat. Never more is believed than time has passed, at double speed and a
 * little patience: the server's clock is the truth, the browser only reports.
 */
export async function beat(ctx: MemberContext, { courseSeq, curriculumSeq, ...told }: Beat) {
  const room = await openLesson(ctx, { courseSeq, curriculumSeq })
  const { attendSeq, item, lessons, completedCount } = room
  if (attendSeq === null) throw refuse('NOT_ATTENDING')
  const video = item.uploadVodSeq === null ? null : await requireVideo(ctx.db, item.uploadVodSeq)
  const duration = video?.durationSeconds ?? item.linkSeconds
  const isBound = boundIn(room) !== null
  const saved = await ctx.transaction((tx) =>
    note(tx, { ...told, item, attendSeq, duration, isBound, now: ctx.now() }),
  )
  return {
    ...saved.bounds,
    watchedPercent: saved.percent,
    progressState: saved.isDone ? ('DONE' as const) : ('STARTED' as const),
    percent: saved.gained
      ? await percentOf(ctx.db, attendSeq, lessons)
      : progressPercent(completedCount, lessons.length),
  }
}

interface Report extends Omit<Beat, keyof Place> {
  item: ItemFound
  attendSeq: AttendSeq
  duration: number
  isBound: boolean
  now: Date
}
async function note(tx: ChannelTx, { item, attendSeq, duration, isBound, now, ...told }: Report) {
  const { curriculumSeq } = item
  const { own, since } = await lockOwnPlay(tx, { playId: told.playId, curriculumSeq, attendSeq, now })
  const before = await lockProgress(tx, { attendSeq, curriculumSeq })
  const { reachedSecond } = isBound ? boundsOf(item, duration, before) : unbound
  const fastest = isBound && !item.hasSpeedControl ? 1 : FASTEST
  const believed = countedSeconds({ ranges: told.ranges, since, now, fastest })
  const counted = reachedSecond === null ? believed : withinReach(believed, reachedSecond)
  const watched = mergeWatched(readRanges(before?.watched), counted, duration)
  const percent = watchedPercent(watched, duration)
  const wasDone = before?.state === 'DONE'
  const isDone = wasDone || isVideoDone(percent, item.limitPercent)
  const meter = charged(before ?? { spentMs: 0, spentUntil: null }, {
    heardAt: own.lastBeatAt,
    isTicking: own.ticksSince !== null,
    playedMs: told.playedMs,
    believed,
    now,
  })
  const known = {
    state: isDone ? ('DONE' as const) : ('STARTED' as const),
    watched,
    spentMs: meter.spentMs,
  }
  await upsertWatched(tx, {
    attendSeq,
    curriculumSeq,
    watched,
    spentMs: meter.spentMs,
    spentUntil: meter.spentUntil,
    watchedPercent: Math.max(percent, before?.watchedPercent ?? 0),
    playSecond: Math.min(Math.floor(told.playSecond), duration || MOST_SECONDS),
    now,
  })
  if (isDone && !wasDone) await finish(tx, { attendSeqs: [attendSeq], curriculumSeq, now })
  const bounds = isBound ? boundsOf(item, duration, known) : unbound
  await notePlay(tx, told.playId, {
    lastBeatAt: nextSince({ counted: believed, since, now, fastest }),
    ticksSince: told.isPlaying && bounds.secondsLeft !== 0 ? now : null,
    ...(bounds.secondsLeft === 0 && { endedAt: now, endedWhy: 'TIME_OVER' as const }),
  })
  return { percent, isDone, gained: isDone && !wasDone, bounds }
}

interface OwnPlay {
  playId: string
  curriculumSeq: CurriculumSeq
  attendSeq: AttendSeq
  now: Date
}
/** This player, and from when a report into it counts. PLAYED_ELSEWHERE, VIEWING_TIME_OVER, PLAY_ENDED. */
async function lockOwnPlay(tx: ChannelTx, { playId, curriculumSeq, attendSeq, now }: OwnPlay) {
  const plays = await lockPlaysOf(tx, attendSeq)
  const own = plays.find((one) => one.playId === playId && one.curriculumSeq === curriculumSeq)
  if (own?.endedWhy === 'OVERTAKEN') throw refuse('PLAYED_ELSEWHERE')
  if (own?.endedWhy === 'TIME_OVER') throw refuse('VIEWING_TIME_OVER')
  if (!own || own.endedAt !== null || isPlayOver(own, now)) throw refuse('PLAY_ENDED')
  return { own, since: countsSince(own, plays) }
}
