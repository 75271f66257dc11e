import { createHash, randomBytes } from 'node:crypto'
import type { AttendSeq, CurriculumSeq } from 'contract/values/ids'
import { readVideoLink } from 'contract/values/video-links'
import { vodTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { STORYBOARD } from '../../../platform/media/storyboard.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { ItemRow } from '../../teaching/curriculum/curriculum.public.ts'
import { captionLanguagesOf } from '../../teaching/videos/captions.public.ts'
import { requireVideo } from '../../teaching/videos/videos.public.ts'
import { lockSpent, upsertSpent } from '../lessons/viewing-time.public.ts'
import { openLesson, type LessonRef } from '../lessons/lessons.public.ts'
import { insertPlay, lockPlaysOf, lockWatching, updatePlay } from './play-sessions.queries.ts'
import { chargeForSilence } from './viewing-time.rules.ts'
import { boundsOf, overtaken, readRanges, unbound } from './watch-limits.rules.ts'

export const PLAY_COOKIE = 'sd_play'
/** A play session requires its URL and its cookie together; neither is useful alone. */
export const secretHashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

type Room = Awaited<ReturnType<typeof openLesson>>
/** The learner whose limits apply. Staff have none. */
const boundIn = ({ attendSeq, isManager }: Room) => (isManager ? null : attendSeq)

/** Starts playback: the streams open for this browser only. */
export async function play(ctx: Context, lessonRef: LessonRef) {
  const room = await openLesson(ctx, lessonRef)
  const { item, attendSeq } = room
  const video = await videoOf(ctx, item)
  const duration = video?.durationSeconds ?? item.linkSeconds

  const playId = randomBytes(12).toString('hex')
  const secret = randomBytes(24).toString('base64url')
  const learner = boundIn(room)
  const started = await ctx.transaction(async (tx) => {
    if (attendSeq !== null) await lockWatching(tx, attendSeq, ctx.now())
    const made = learner === null ? null : await makeRoom(tx, { room, learner, duration, now: ctx.now() })
    await insertPlay(tx, {
      playId,
      secretHash: secretHashOf(secret),
      curriculumSeq: item.curriculumSeq,
      uploadVodSeq: video?.uploadVodSeq ?? null,
      userSeq: ctx.user?.userSeq ?? null,
      attendSeq,
      isBound: learner !== null,
      startedAt: ctx.now(),
    })
    return made
  })
  for (const stopped of started?.stopped ?? []) publishStop(ctx, stopped)
  const path = `/media/${ctx.channelSeq}/${playId}`
  ctx.outgoing.cookie({ name: PLAY_COOKIE, value: secret, path, maxAgeSeconds: 12 * 3600 })
  const languages = video ? await captionLanguagesOf(ctx.db, video.uploadVodSeq) : []
  const { reachedSecond, secondsLeft } = started?.bounds ?? unbound
  const left = Math.min(room.view(item).playSecond, reachedSecond ?? Number.MAX_SAFE_INTEGER)
  return {
    playId,
    manifestUrl: video ? `${path}/master.m3u8` : '',
    embedUrl: readVideoLink(item) ? `${path}/embed` : null,
    linkUrl: addressOf(item),
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

/** The URL at the video's host; null for an uploaded one. */
function addressOf({ vodTypeCd, linkUrl }: ItemRow) {
  if (vodTypeCd === vodTypes.uploaded) return null
  return vodTypeCd === vodTypes.youtube && !linkUrl.includes('/')
    ? `https://www.youtube.com/watch?v=${linkUrl}`
    : linkUrl
}

/** The uploaded video of a lesson, ready for playback; null for a lesson that links elsewhere. */
async function videoOf(ctx: Context, { uploadVodSeq, vodTypeCd }: ItemRow) {
  if (vodTypeCd !== vodTypes.uploaded) return null
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
/** The newest start wins: older players stop. VIEWING_TIME_OVER when no time is left. docs/rules.md R-332. */
async function makeRoom(tx: ChannelTx, { room, learner, duration, now }: Learner) {
  const { item, items } = room
  const { curriculumSeq, limitDupPlay } = item
  const plays = await lockPlaysOf(tx, learner)
  const spentMs = await chargeSilent(tx, { plays, item, attendSeq: learner, now })
  const known = room.progressOf(item)
  const bounds = boundsOf(item, duration, {
    isDone: known?.state === 'DONE',
    watched: readRanges(known?.watched),
    addedMinutes: known?.addedMinutes ?? 0,
    spentMs: spentMs ?? known?.spentMs ?? 0,
  })
  if (bounds.secondsLeft === 0) throw refuse('VIEWING_TIME_OVER')
  const limited = new Set(items.filter((one) => one.limitDupPlay > 0).map((one) => one.curriculumSeq))
  limited.add(curriculumSeq)
  const rivals = plays.filter((one) => limited.has(one.curriculumSeq))
  const stopped = limitDupPlay > 0 ? overtaken(rivals, { most: limitDupPlay, now }) : []
  for (const { playId } of stopped) await updatePlay(tx, playId, { endedAt: now, endedWhy: 'OVERTAKEN' })
  return { bounds, stopped }
}

interface Charging {
  plays: Awaited<ReturnType<typeof lockPlaysOf>>
  item: ItemRow
  attendSeq: AttendSeq
  now: Date
}
/** Under limited viewing time, charges players that fell silent during playback; returns the used time. */
async function chargeSilent(tx: ChannelTx, { plays, item, attendSeq, now }: Charging) {
  if (item.limitPlayTime === 0 && item.multiplyPlayTime === 0) return null
  const { curriculumSeq } = item
  let spentMs = (await lockSpent(tx, { attendSeq, curriculumSeq }))?.spentMs ?? 0
  for (const { playId, ticksSince, curriculumSeq: played } of plays) {
    if (played !== curriculumSeq || ticksSince === null) continue
    const { costMs, heardAt } = chargeForSilence(ticksSince, now)
    spentMs += costMs
    await updatePlay(tx, playId, { ticksSince: null, lastBeatAt: heardAt })
  }
  await upsertSpent(tx, { attendSeq, curriculumSeq, spentMs, now })
  return spentMs
}

function publishStop(
  ctx: Context,
  { curriculumSeq, playId }: { curriculumSeq: CurriculumSeq; playId: string },
) {
  if (!ctx.user) return
  const message = { cmd: 'turn_off' as const, curriculumSeq, playId }
  publisherOf(ctx.ports.bus).person(ctx.channelSeq, ctx.user.userSeq, message)
}
