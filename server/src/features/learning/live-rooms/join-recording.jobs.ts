import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { RecordingFailure } from 'contract/learning/live-rooms/recordings.rules'
import { seq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { heavyTask } from '../../../platform/jobs/tasks.ts'
import { recordingName } from '../../../platform/live-media/live-media.ts'
import { recordingsFolder, takesIn } from '../../../platform/live-media/takes.ts'
import { joinTakes, readParts } from '../../../platform/media/join-takes.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { isRefusal } from '../../../platform/refuse.ts'
import { addRecordedLesson } from '../../teaching/curriculum/recorded-lesson.public.ts'
import { takeIn, uploadPath } from '../../teaching/videos/made-videos.public.ts'
import { deleteRecorded } from './recorded-captions.queries.ts'
import { captionVideo } from './recorded-captions.service.ts'
import { alarmStaff } from './recordings.notify.ts'
import {
  changeRecording,
  findRecording,
  lockRecording,
  type RecordingOfLesson,
} from './recordings.queries.ts'

/** What staff can do something about. Everything else is tried again by the queue. */
class Hopeless extends Error {
  readonly reason: RecordingFailure
  constructor(reason: RecordingFailure) {
    super(reason)
    this.reason = reason
  }
}

export const folderOf = (ctx: Context, { liveRecordingSeq }: Pick<RecordingOfLesson, 'liveRecordingSeq'>) =>
  join(recordingsFolder(ctx.ports.settings.dataDir), recordingName(ctx.channelSeq, liveRecordingSeq))
/** The name of its video among the uploads. */
export const uploadIdOf = (ctx: Context, { liveRecordingSeq }: Pick<RecordingOfLesson, 'liveRecordingSeq'>) =>
  `recording-${recordingName(ctx.channelSeq, liveRecordingSeq)}`

const JOINED = 'joined.mkv'

/**
 * Makes one video of a recording, and a lesson of it. Each step leaves what the next one needs on the disk: where one fails, or the
 * process ends, the job goes on from there.
 */
export const joinRecording = heavyTask(
  'live-rooms.joinRecording',
  z.object({ liveRecordingSeq: seq('live recording') }),
  async (ctx, { liveRecordingSeq }, signal) => {
    const recording = await findRecording(ctx.db, liveRecordingSeq)
    if (recording?.state !== 'PROCESSING' || recording.uploadVodSeq !== null) return
    try {
      const fileSize = await makeVideo(ctx, recording, signal)
      await makeLesson(ctx, recording, fileSize)
    } catch (error) {
      const failedReason = failureOf(error)
      if (failedReason === null) throw error
      const failedAt = ctx.now()
      await changeRecording(ctx.db, liveRecordingSeq, { state: 'FAILED', failedReason, failedAt })
      await alarmStaff(ctx, recording, { kind: 'recordingFailed', at: failedAt })
    }
  },
)

function failureOf(error: unknown): RecordingFailure | null {
  if (error instanceof Hopeless) return error.reason
  if (isRefusal(error, 'VIDEO_QUOTA_FULL', 'PLAN_STORAGE_FULL')) return 'QUOTA_FULL'
  if (!(error instanceof MediaError) || error.problem === 'ABORTED') return null
  return error.problem === 'DISK_FULL' ? 'DISK_FULL' : 'FAILED'
}

const bytesOf = async (path: string) => (await stat(path).catch(() => null))?.size ?? null

/** The bytes of the video, which lies among the uploads then. */
async function makeVideo(ctx: Context, recording: RecordingOfLesson, signal: AbortSignal) {
  const { settings, transcoder } = ctx.ports
  const target = uploadPath(settings.dataDir, uploadIdOf(ctx, recording))
  const done = await bytesOf(target)
  if (done !== null) return done
  const folder = folderOf(ctx, recording)
  const joined = join(folder, JOINED)
  if ((await bytesOf(joined)) === null) {
    const takes = takesIn(await readdir(folder).catch(() => []))
    if (takes.length === 0) throw new Hopeless('NOTHING')
    // Hosts try again once there is one.
    if (!transcoder) throw new Hopeless('FAILED')
    await changeRecording(ctx.db, recording.liveRecordingSeq, { takes: takes.length })
    await joinTakes({ ffmpeg: transcoder.path, folder, takes, output: JOINED, signal })
  }
  await mkdir(join(target, '..'), { recursive: true })
  await rename(joined, target)
  return (await stat(target)).size
}

/** The lesson and its video in one transaction: a second run finds them and does nothing. */
async function makeLesson(ctx: Context, recording: RecordingOfLesson, fileSize: number) {
  const { liveRecordingSeq, courseSeq, curriculumSeq, lesson, startedAt, startedByUserSeq } = recording
  const title = `${lesson.slice(0, 80)} · ${dayOf(startedAt)}`
  const parts = await readParts(folderOf(ctx, recording))
  return ctx.transaction(async (tx) => {
    const locked = await lockRecording(tx, liveRecordingSeq)
    if (locked?.state !== 'PROCESSING' || locked.uploadVodSeq !== null) return
    const uploadVodSeq = await takeIn(ctx, tx, {
      uploadId: uploadIdOf(ctx, recording),
      originFileName: `${title}.mkv`,
      fileSize,
      uploadedByUserSeq: startedByUserSeq,
    })
    const added = { courseSeq, afterSeq: curriculumSeq, title, uploadVodSeq, now: ctx.now() }
    const lessonSeq = await addRecordedLesson(tx, added)
    if (lessonSeq === null) throw new Hopeless('CLASS_FULL')
    await captionVideo(ctx, tx, { liveRecordingSeq, uploadVodSeq, title, parts })
    await changeRecording(tx, liveRecordingSeq, { uploadVodSeq, lessonSeq })
  })
}

const day = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
})
/** `2026-11-26 14:00`, which every language reads. */
const dayOf = (at: Date) => day.format(at)

/** Deletes the files of a recording, and its video where no lesson took it over. */
export async function removeFiles(
  ctx: Context,
  recording: Pick<RecordingOfLesson, 'liveRecordingSeq' | 'uploadVodSeq'>,
) {
  await rm(folderOf(ctx, recording), { recursive: true, force: true })
  if (recording.uploadVodSeq === null)
    await rm(uploadPath(ctx.ports.settings.dataDir, uploadIdOf(ctx, recording)), { force: true })
  await deleteRecorded(ctx.db, recording.liveRecordingSeq)
  await changeRecording(ctx.db, recording.liveRecordingSeq, { clearedAt: ctx.now() })
}
