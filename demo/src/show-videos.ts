import { randomBytes } from 'node:crypto'
import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareVideo } from 'server/src/features/teaching/videos/videos.jobs.ts'
import { removeUpload, uploadPath } from 'server/src/platform/files/upload-folder.ts'
import { uploadIdOf } from 'server/src/features/teaching/videos/upload-ticket.service.ts'
import type { Context } from 'server/src/platform/context.ts'
import { enqueue } from 'server/src/platform/jobs/tasks.ts'
import { findUndrawn, setVideoFile } from './demo.queries.ts'
import { isVideoName, makeVideo } from './videos.ts'

/** Draws the demo's videos behind a page that already serves, and hands them to the transcoder like any upload. */
export async function showVideos(ctx: Context) {
  const { transcoder, settings, workFolder } = ctx.ports
  if (!transcoder) return
  for (const { uploadVodSeq, originFileName } of await ctx.transaction(findUndrawn)) {
    const video = originFileName.replace('.mp4', '')
    if (!isVideoName(video)) continue
    const uploadId = uploadIdOf({ channelSeq: ctx.channelSeq, uploadVodSeq }, randomBytes(18).toString('hex'))
    const drawn = join(workFolder, uploadId)
    await makeVideo(video, { ffmpegPath: transcoder.path, file: drawn })
    const { size: fileSize } = await stat(drawn)
    await rename(drawn, uploadPath(settings.dataDir, uploadId))
    const isOurs = await ctx.transaction(async (tx) => {
      if (!(await setVideoFile(tx, uploadVodSeq, { uploadId, fileSize }))) return false
      await enqueue(tx, prepareVideo, {
        input: { uploadVodSeq },
        key: `video:${ctx.channelSeq}:${uploadVodSeq}`,
      })
      return true
    })
    if (!isOurs) await removeUpload(settings.dataDir, uploadId)
  }
}
