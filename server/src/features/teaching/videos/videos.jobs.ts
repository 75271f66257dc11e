import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { z } from 'zod'
import { seq, type UploadVodSeq } from 'contract/values/ids'
import { videoReady } from 'contract/teaching/videos/events'
import type { Context } from '../../../platform/context.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { makePictures } from '../../../platform/files/images.ts'
import { emit, heavyTask } from '../../../platform/jobs/tasks.ts'
import { highRenditionFor } from '../../../platform/media/ladder.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { packageVideo, type PackagedVideo } from '../../../platform/media/package-video.ts'
import { addHighRenditionLater } from './high-rendition.jobs.ts'
import { steps } from './progress-steps.service.ts'
import { publishToUploader } from './uploader-progress.service.ts'
import { videoLabel } from './videos-keys.rules.ts'
import { removeUpload, uploadPath } from '../../../platform/files/upload-folder.ts'
import { changeVideo, findVideo, type VideoChange } from './videos.queries.ts'

const IN_WORK = ['WAITING', 'PROCESSING'] as const
const KEY_BYTES = 16
const POSTER_WIDTH = 960

type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>

/**
 * Turns an upload into encrypted streams. All files go to a new folder and become visible with one update at the end, so that a
 * crash leaves no partial video and the job can start again.
 */
export const prepareVideo = heavyTask(
  'videos.prepare',
  z.object({ uploadVodSeq: seq('video') }),
  async (ctx, { uploadVodSeq }, signal) => {
    const video = await findVideo(ctx.db, uploadVodSeq)
    const { transcoder, settings, workFolder } = ctx.ports
    if (!video?.uploadId) return
    if (video.sharperState === 'WAITING') return
    // An earlier attempt died between publishing the video and cleaning up.
    if (video.state === 'READY') return removeUpload(settings.dataDir, video.uploadId)
    // Without a transcoder the video waits; a timer retries later.
    if (!transcoder || !isToDo(video)) return
    if (video.folder) await ctx.ports.storage.removeFolder(video.folder)
    await update(ctx, uploadVodSeq, { state: 'PROCESSING', progress: 0, failedReason: null, folder: null })

    const source = uploadPath(settings.dataDir, video.uploadId)
    const key = randomBytes(KEY_BYTES)
    try {
      const made = await packageVideo({
        ffmpeg: transcoder,
        source,
        workDir: workFolder,
        key,
        signal,
        onProgress: reporter(ctx, uploadVodSeq),
      })
      const isNeeded = await keep(ctx, uploadVodSeq, { made, key })
      if (!isNeeded) await removeUpload(settings.dataDir, video.uploadId)
    } catch (error) {
      await failed(ctx, uploadVodSeq, error)
    }
  },
)

/** The queue retries failures of the product; a file that is not a video is never retried. */
function isToDo({ state, failedReason }: VideoRow) {
  if (state === 'FAILED') return failedReason !== 'NOT_A_VIDEO'
  return IN_WORK.some((one) => one === state)
}

/**
 * Stores the streams under an unguessable name, recorded first so that a crash leaves no unknown files, then publishes them; unless
 * another process took this one for dead and recorded a folder of its own. True while the upload is still needed: for a higher
 * rendition, or by that other process.
 */
async function keep(
  ctx: Context,
  uploadVodSeq: UploadVodSeq,
  { made, key }: { made: PackagedVideo; key: Buffer },
) {
  const { storage, secrets } = ctx.ports
  const folder = `channels/${ctx.channelSeq}/videos/${uploadVodSeq}-${randomBytes(8).toString('hex')}`
  const transition = { uploadVodSeq, from: [...IN_WORK] }
  const isWorthMore = highRenditionFor(made, ctx.ports.settings.videoLines) !== null
  try {
    if (!(await changeVideo(ctx.db, { ...transition, now: ctx.now() }, { folder })))
      return await isTakenOver(ctx, uploadVodSeq, folder)
    for (const file of made.files) await storage.moveIn(`${folder}/${file.name}`, file.path)
    const posterKey = await keepPoster(ctx, folder, made.posterPath)
    const isShown = await ctx.transaction(async (tx) => {
      const shown = await changeVideo(
        tx,
        { ...transition, folder, now: ctx.now() },
        {
          state: 'READY',
          progress: 100,
          failedReason: null,
          openedAt: ctx.now(),
          durationSeconds: Math.round(made.durationSeconds),
          width: made.width,
          height: made.height,
          posterKey,
          wrappedKey: secrets.wrap(key, videoLabel(ctx.channelSeq, uploadVodSeq)),
          renditions: JSON.stringify(made.pictures),
          sound: made.sound && JSON.stringify(made.sound),
          hasStoryboard: made.hasStoryboard,
          sharperState: isWorthMore ? 'WAITING' : null,
        },
      )
      if (!shown) return false
      await emit(tx, videoReady, { uploadVodSeq })
      if (isWorthMore) await addHighRenditionLater(ctx, tx, uploadVodSeq)
      return true
    })
    if (!isShown) {
      await storage.removeFolder(folder)
      return await isTakenOver(ctx, uploadVodSeq, folder)
    }
  } finally {
    await rm(made.folder, { recursive: true, force: true })
  }
  ctx.ports.forgetPages(ctx.channelSeq, ['curriculum', 'courses'])
  await publishToUploader(ctx, uploadVodSeq)
  return isWorthMore
}

/** Whether another process prepares the video, or has done so. */
async function isTakenOver(ctx: Context, uploadVodSeq: UploadVodSeq, folder: string) {
  const video = await findVideo(ctx.db, uploadVodSeq)
  return video !== undefined && video.state !== 'FAILED' && video.folder !== folder
}

async function keepPoster(ctx: Context, folder: string, path: string) {
  const { variants } = await makePictures(await readFile(path))
  const poster = variants.findLast(({ width }) => width <= POSTER_WIDTH) ?? variants[0]
  if (!poster) return null
  const posterKey = `${folder}/poster.webp`
  await ctx.ports.storage.write(posterKey, poster.webp)
  return posterKey
}

/** A failure caused by the upload itself is not retried. */
async function failed(ctx: Context, uploadVodSeq: UploadVodSeq, error: unknown) {
  if (error instanceof MediaError && error.problem === 'ABORTED') {
    await update(ctx, uploadVodSeq, { state: 'WAITING', progress: 0 })
    throw error
  }
  if (error instanceof MediaError && error.problem === 'NOT_A_VIDEO') {
    await update(ctx, uploadVodSeq, { state: 'FAILED', failedReason: 'NOT_A_VIDEO' })
    return
  }
  const isFull =
    error instanceof StorageFull || (error instanceof MediaError && error.problem === 'DISK_FULL')
  await update(ctx, uploadVodSeq, { state: 'FAILED', failedReason: isFull ? 'STORAGE_FULL' : 'FAILED' })
  throw error
}

async function update(ctx: Context, uploadVodSeq: UploadVodSeq, change: VideoChange) {
  const from = ['WAITING', 'PROCESSING', 'FAILED'] as const
  if (await changeVideo(ctx.db, { uploadVodSeq, from: [...from], now: ctx.now() }, change)) {
    await publishToUploader(ctx, uploadVodSeq)
  }
}

const reporter = (ctx: Context, uploadVodSeq: UploadVodSeq) =>
  steps(ctx.now, (progress) => void update(ctx, uploadVodSeq, { progress }).catch(() => undefined))
