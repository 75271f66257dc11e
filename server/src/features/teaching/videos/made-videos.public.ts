import type { UploadVodSeq, UserSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { enqueue } from '../../../platform/jobs/tasks.ts'
import { prepareVideo } from './videos.jobs.ts'
import { requireRoom } from './videos.public.ts'
import { changeVideo, insertVideo } from './videos.queries.ts'

export { removeUpload, uploadPath } from '../../../platform/files/upload-folder.ts'

interface MadeVideo {
  /** The name of its file in the folder of uploads. */
  uploadId: string
  originFileName: string
  fileSize: number
  uploadedByUserSeq: UserSeq
}
/** Takes in a video that the product made, as if it was uploaded. VIDEO_QUOTA_FULL. */
export async function takeIn(ctx: Context, tx: ChannelTx, { uploadId, ...video }: MadeVideo) {
  const now = ctx.now()
  await requireRoom(ctx, tx, video.fileSize)
  const { uploadVodSeq } = await insertVideo(tx, { ...video, now })
  await changeVideo(tx, { uploadVodSeq, from: ['UPLOADING'], now }, { state: 'WAITING', uploadId })
  await enqueue(tx, prepareVideo, { input: { uploadVodSeq }, key: `video:${ctx.channelSeq}:${uploadVodSeq}` })
  return uploadVodSeq
}

/** Prepares a video again that failed. False where it did not. */
export async function prepareAgain(ctx: Context, tx: ChannelTx, uploadVodSeq: UploadVodSeq) {
  const transition = { uploadVodSeq, from: ['FAILED' as const], now: ctx.now() }
  if (!(await changeVideo(tx, transition, { state: 'WAITING', progress: 0, failedReason: null })))
    return false
  await enqueue(tx, prepareVideo, { input: { uploadVodSeq }, key: `video:${ctx.channelSeq}:${uploadVodSeq}` })
  return true
}
