import { enqueue, type Timer } from '../../../platform/jobs/tasks.ts'
import { receiveIfWhole } from './upload-finished.service.ts'
import { lastReceivedAt, removeUpload } from '../../../platform/files/upload-folder.ts'
import { addHighRenditionLater } from './high-rendition.jobs.ts'
import { prepareVideo } from './videos.jobs.ts'
import { changeVideo, findWithoutHighRendition, findUploading, findWaiting } from './videos.queries.ts'

const HOUR = 3_600_000

/** Deletes uploads without progress for a day; interrupted work is resumed. */
export const cleanupVideos: Timer = {
  name: 'videos.tidy',
  cron: '*/5 * * * *',
  isSelective: true,
  async visit(ctx) {
    const now = ctx.now()
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR)
    for (const video of await findUploading(ctx.db, now)) await receiveIfWhole(ctx, video)
    for (const { uploadVodSeq, uploadId } of await findUploading(ctx.db, before(24))) {
      const received = uploadId && (await lastReceivedAt(ctx.ports.settings.dataDir, uploadId))
      if (received && received > before(24)) continue
      await changeVideo(ctx.db, { uploadVodSeq, from: ['UPLOADING'], now }, { state: 'REMOVED' })
      if (uploadId) await removeUpload(ctx.ports.settings.dataDir, uploadId)
    }
    if (!ctx.ports.transcoder) return
    for (const { uploadVodSeq } of await findWaiting(ctx.db, before(1 / 4))) {
      await ctx.transaction((tx) =>
        enqueue(tx, prepareVideo, {
          input: { uploadVodSeq },
          key: `video:${ctx.channelSeq}:${uploadVodSeq}`,
        }),
      )
    }
    for (const { uploadVodSeq } of await findWithoutHighRendition(ctx.db, before(1 / 4))) {
      await ctx.transaction((tx) => addHighRenditionLater(ctx, tx, uploadVodSeq))
    }
  },
}
