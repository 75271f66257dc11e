import type { z } from 'zod'
import { actionOf, type Endpoint } from 'contract/http/endpoint'
import { publishRecording, startRecording, stopRecording } from 'contract/learning/live-rooms/recordings.api'
import {
  KEPT_DAYS,
  type RecordingEndReason,
  type RecordingOff,
} from 'contract/learning/live-rooms/recordings.rules'
import type { RecordingRow } from 'contract/learning/live-rooms/recordings.schemas'
import { isHost, isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import type { CurriculumSeq, LiveRecordingSeq } from 'contract/values/ids'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue } from '../../../platform/jobs/tasks.ts'
import { recordingName, roomName } from '../../../platform/live-media/live-media.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { releaseLesson } from '../../teaching/curriculum/recorded-lesson.public.ts'
import { prepareAgain } from '../../teaching/videos/made-videos.public.ts'
import { requireRoom } from '../../teaching/videos/videos.public.ts'
import { getLive, type LessonRef } from '../live/live.public.ts'
import { joinRecording } from './join-recording.jobs.ts'
import { checkMedia } from './media.service.ts'
import {
  changeRecording,
  endRecording,
  findLatest,
  findRecordings,
  findRunning,
  insertRecording,
  lockRecording,
} from './recordings.queries.ts'
import { openAsHost } from './room-access.service.ts'
import { roomPublisher } from './room.sockets.ts'
import { findWaiting, insertRoom, lockRoomRow } from './rooms.queries.ts'

/** An hour of a shared screen. */
const LEAST_FREE_BYTES = 2_000_000_000

export function whyNoRecording({ ports }: Pick<Context, 'ports'>): RecordingOff | null {
  if (ports.settings.live.recordingMaxBytes === 0) return 'OFF'
  if (!ports.liveMedia.canRecord) return 'UNSUPPORTED'
  return ports.transcoder ? null : 'NO_TRANSCODER'
}

/** What the room shows of its recording; the reasons to hosts alone. docs/rules.md R-1022. */
export async function roomRecording(ctx: Context, curriculumSeq: CurriculumSeq, who: { isHost: boolean }) {
  const latest = await findLatest(ctx.db, curriculumSeq)
  const isRunning = latest?.state === 'RECORDING'
  const isByItself = latest !== undefined && latest.endReason !== 'STOPPED'
  return {
    recording: isRunning ? { startedAt: latest.startedAt } : null,
    recordingOff: who.isHost ? whyNoRecording(ctx) : null,
    recordingEnd: who.isHost && isByItself ? latest.endReason : null,
  }
}

/** Everybody inside and in front of the room sees it at once. */
export async function announceRecording(ctx: Context, curriculumSeq: CurriculumSeq) {
  const publisher = roomPublisher(ctx, curriculumSeq)
  publisher.toAll()
  for (const { userSeq } of await findWaiting(ctx.db, curriculumSeq)) publisher.toPerson(userSeq)
}

export const orderRecording = (ctx: Context, curriculumSeq: CurriculumSeq, seq: LiveRecordingSeq) =>
  ctx.ports.liveMedia.record({
    room: roomName(ctx.channelSeq, curriculumSeq),
    name: recordingName(ctx.channelSeq, seq),
    maxBytes: ctx.ports.settings.live.recordingMaxBytes,
  })

/** docs/rules.md R-1021. */
export async function start(ctx: MemberContext, lessonRef: LessonRef) {
  const { curriculumSeq, live } = await openAsHost(ctx, lessonRef)
  checkMedia(ctx)
  if (whyNoRecording(ctx) !== null) throw refuse('RECORDING_OFF')
  if ((await ctx.ports.storage.freeBytes()) < LEAST_FREE_BYTES) throw refuse('STORAGE_FULL')
  const startedAt = ctx.now()
  const liveRecordingSeq = await ctx.transaction(async (tx) => {
    await insertRoom(tx, curriculumSeq, startedAt)
    await lockRoomRow(tx, curriculumSeq)
    const running = await findRunning(tx, curriculumSeq)
    if (running) return running.liveRecordingSeq
    await requireRoom(ctx, tx, 0)
    const added = await insertRecording(tx, {
      curriculumSeq,
      startedByUserSeq: ctx.user.userSeq,
      startedAt,
    })
    await recordAction(ctx, tx, { lessonRef, audited: startRecording, about: live.curriculumTitle })
    return added.liveRecordingSeq
  })
  await orderRecording(ctx, curriculumSeq, liveRecordingSeq)
  await announceRecording(ctx, curriculumSeq)
  return null
}

export async function stop(ctx: MemberContext, lessonRef: LessonRef) {
  const { curriculumSeq, live } = await openAsHost(ctx, lessonRef)
  const ended = await ctx.transaction(async (tx) => {
    const endedByUserSeq = ctx.user.userSeq
    const stopped = await endRecording(tx, curriculumSeq, {
      endedAt: ctx.now(),
      endedByUserSeq,
      endReason: 'STOPPED',
    })
    if (stopped)
      await recordAction(ctx, tx, { lessonRef, audited: stopRecording, about: live.curriculumTitle })
    return stopped
  })
  if (ended) await announceEnd(ctx, curriculumSeq, ended.liveRecordingSeq)
  return null
}

/** Ends it without a person. */
export async function endByItself(ctx: Context, curriculumSeq: CurriculumSeq, endReason: RecordingEndReason) {
  const ending = { endedAt: ctx.now(), endedByUserSeq: null, endReason }
  const ended = await ctx.transaction((tx) => endRecording(tx, curriculumSeq, ending))
  if (ended) await announceEnd(ctx, curriculumSeq, ended.liveRecordingSeq)
}

async function announceEnd(ctx: Context, curriculumSeq: CurriculumSeq, seq: LiveRecordingSeq) {
  const { channelSeq, ports } = ctx
  await ports.liveMedia.stopRecord(roomName(channelSeq, curriculumSeq), recordingName(channelSeq, seq))
  await announceRecording(ctx, curriculumSeq)
}

/** Hands the files of a recording on, once they are whole. */
export async function queueJoin(ctx: Context, tx: ChannelTx, liveRecordingSeq: LiveRecordingSeq) {
  await changeRecording(tx, liveRecordingSeq, { queuedAt: ctx.now() })
  await enqueue(tx, joinRecording, {
    input: { liveRecordingSeq },
    key: `live-recording:${ctx.channelSeq}:${liveRecordingSeq}`,
  })
}

interface Recorded {
  lessonRef: LessonRef
  audited: Endpoint
  about: string
}
/** Hosts call endpoints of members, which record nothing by themselves. */
export async function recordAction(
  ctx: MemberContext,
  tx: ChannelTx,
  { lessonRef, audited, about }: Recorded,
) {
  const role = ctx.user.role ?? ctx.user.post?.userTypeCd
  if (!role) return
  const actor = { userSeq: ctx.user.userSeq, role, createdAt: ctx.now() }
  await insertStaffAction(tx, { ...actor, action: actionOf(audited), place: lessonRef, about })
}

/** A lesson in the video room, for its hosts at any time. */
async function openAsStaff(ctx: MemberContext, lessonRef: LessonRef) {
  const { live, userType } = await getLive(ctx, lessonRef, { letsInAll: true })
  if (!isVideoRoom(live.liveTypeCd)) throw refuse('NOT_FOUND')
  if (!isHost(userType)) throw refuse('NOT_ALLOWED')
  return live
}

export async function list(ctx: MemberContext, lessonRef: LessonRef) {
  await openAsStaff(ctx, lessonRef)
  const found = await findRecordings(ctx.db, lessonRef.itemSeq)
  return { list: found.map((row) => rowOf(ctx, row)) }
}

const DAY = 86_400_000
function rowOf(
  ctx: MemberContext,
  { videoState, lessonSeq, lessonTitle, isHeld, failedAt, clearedAt, ...row }: RecordingWithVideo,
): z.output<typeof RecordingRow> {
  // A video that failed is a recording that failed.
  const isVideoLost = row.state === 'PROCESSING' && videoState === 'FAILED'
  const isKept = failedAt !== null && clearedAt === null
  return {
    ...row,
    state: isVideoLost ? 'FAILED' : row.state,
    failedReason: isVideoLost ? 'FAILED' : row.failedReason,
    startedByName: shownName(row.startedByName, ctx.language),
    keptUntil: isKept ? new Date(failedAt.getTime() + KEPT_DAYS * DAY) : null,
    progress: row.progress ?? 0,
    lesson:
      lessonSeq === null || lessonTitle === null
        ? null
        : { curriculumSeq: lessonSeq, title: lessonTitle, isPublished: isHeld === false },
  }
}
type RecordingWithVideo = Awaited<ReturnType<typeof findRecordings>>[number]

/** docs/rules.md R-1023. */
export async function retry(ctx: MemberContext, lessonRef: LessonRef, liveRecordingSeq: LiveRecordingSeq) {
  await openAsStaff(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    const recording = await lockOf(tx, lessonRef, liveRecordingSeq)
    if (recording.uploadVodSeq !== null) {
      if (!(await prepareAgain(ctx, tx, recording.uploadVodSeq))) throw refuse('NOT_FOUND')
      return
    }
    if (recording.state !== 'FAILED' || recording.clearedAt !== null) throw refuse('NOT_FOUND')
    await changeRecording(tx, liveRecordingSeq, { state: 'PROCESSING', failedReason: null, failedAt: null })
    await queueJoin(ctx, tx, liveRecordingSeq)
  })
  return null
}

/** However often it is called: the lesson was made together with its video. docs/rules.md R-1024. */
export async function publish(ctx: MemberContext, lessonRef: LessonRef, liveRecordingSeq: LiveRecordingSeq) {
  const live = await openAsStaff(ctx, lessonRef)
  await ctx.transaction(async (tx) => {
    const { lessonSeq } = await lockOf(tx, lessonRef, liveRecordingSeq)
    if (lessonSeq === null) throw refuse('NOT_FOUND')
    await releaseLesson(tx, { courseSeq: lessonRef.courseSeq, curriculumSeq: lessonSeq })
    await recordAction(ctx, tx, { lessonRef, audited: publishRecording, about: live.curriculumTitle })
  })
  return null
}

async function lockOf(tx: ChannelTx, { itemSeq }: LessonRef, liveRecordingSeq: LiveRecordingSeq) {
  const recording = await lockRecording(tx, liveRecordingSeq)
  if (recording?.curriculumSeq !== itemSeq) throw refuse('NOT_FOUND')
  return recording
}
