import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { seq, type UploadVodSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { StorageFull } from '../../../platform/files/storage.ts'
import { enqueue, heavyTask } from '../../../platform/jobs/tasks.ts'
import { highRenditionFor } from '../../../platform/media/ladder.ts'
import { MediaError } from '../../../platform/media/media-error.ts'
import { type AddedPicture, MASTER, packagePicture } from '../../../platform/media/package-video.ts'
import { printMaster } from '../../../platform/media/playlists.ts'
import { steps } from './progress-steps.service.ts'
import { publishToUploader } from './uploader-progress.service.ts'
import { removeUpload, uploadPath } from '../../../platform/files/upload-folder.ts'
import { videoLabel } from './videos-keys.rules.ts'
import { changeVideo, findStreams, findVideo, type VideoChange } from './videos.queries.ts'

const Stream = z.object({ name: z.string(), codec: z.string(), peakBits: z.int(), averageBits: z.int() })
const Picture = Stream.extend({ width: z.int(), height: z.int() })
const Streams = z.object({ renditions: Picture.array(), sound: Stream.nullable() })

/**
 * Adds the highest rendition to a video that can be played already. Players see it through one manifest, replaced at the end, so
 * that a crash leaves the video as it was and the job starts again. docs/rules.md R-417.
 */
export const addHighRendition = heavyTask(
  'videos.sharpen',
  z.object({ uploadVodSeq: seq('video') }),
  async (ctx, { uploadVodSeq }, signal) => {
    const video = await findVideo(ctx.db, uploadVodSeq)
    const { secrets, settings, transcoder, workFolder } = ctx.ports
    if (video?.state !== 'READY') return
    const { folder, uploadId, wrappedKey } = video
    // An earlier attempt died before cleaning up.
    if (video.sharperState !== 'WAITING' && uploadId) return removeUpload(settings.dataDir, uploadId)
    if (video.sharperState !== 'WAITING' || !transcoder) return
    const streams = await findStreams(ctx.db, uploadVodSeq)
    const rendition = highRenditionFor(streams, settings.videoLines)
    try {
      if (!folder || !uploadId || !wrappedKey || !rendition) throw new MediaError('FAILED', 'Nothing to make')
      const made = await packagePicture({
        ffmpeg: transcoder,
        source: uploadPath(settings.dataDir, uploadId),
        workDir: workFolder,
        key: secrets.unwrap(wrappedKey, videoLabel(ctx.channelSeq, uploadVodSeq)),
        rendition,
        signal,
        onProgress: stillAtIt(ctx, uploadVodSeq),
      })
      const renditions = await add(ctx, { folder, streams: Streams.parse(streams), made })
      await end(ctx, uploadVodSeq, { sharperState: 'DONE', renditions: JSON.stringify(renditions) })
    } catch (error) {
      // The video plays without it. Deleting the upload frees the disk.
      if (!isHopeless(error)) throw error
      await end(ctx, uploadVodSeq, { sharperState: 'FAILED' })
    }
    if (uploadId) await removeUpload(settings.dataDir, uploadId)
  },
)

/** At most one such job per video, which runs when no other video waits for preparation. */
export const addHighRenditionLater = ({ channelSeq }: Context, tx: ChannelTx, uploadVodSeq: UploadVodSeq) =>
  enqueue(tx, addHighRendition, {
    input: { uploadVodSeq },
    key: `video:sharpen:${channelSeq}:${uploadVodSeq}`,
    isLast: true,
  })

interface Adding {
  folder: string
  streams: z.output<typeof Streams>
  made: AddedPicture
}
/** The segments first, then the manifest that names them. */
async function add({ ports: { storage } }: Context, { folder, streams, made }: Adding) {
  const pictures = [made.picture, ...streams.renditions.filter(({ name }) => name !== made.picture.name)]
  try {
    for (const file of made.files) await storage.moveIn(`${folder}/${file.name}`, file.path)
    await storage.write(`${folder}/${MASTER}`, Buffer.from(printMaster(pictures, streams.sound)))
  } finally {
    await rm(made.folder, { recursive: true, force: true })
  }
  return pictures
}

async function end(ctx: Context, uploadVodSeq: UploadVodSeq, change: VideoChange) {
  await changeVideo(ctx.db, { uploadVodSeq, from: ['READY'], now: ctx.now() }, change)
  await publishToUploader(ctx, uploadVodSeq)
}

const isHopeless = (error: unknown) =>
  error instanceof StorageFull || (error instanceof MediaError && error.problem !== 'ABORTED')

/** Shows no progress; marks the job as alive for the search for interrupted work. */
const stillAtIt = (ctx: Context, uploadVodSeq: UploadVodSeq) =>
  steps(ctx.now, () => {
    const transition = { uploadVodSeq, from: ['READY' as const], now: ctx.now() }
    void changeVideo(ctx.db, transition, {}).catch(() => undefined)
  })
