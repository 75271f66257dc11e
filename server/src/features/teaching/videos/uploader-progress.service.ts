import type { UploadVodSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { findVideo } from './videos.queries.ts'

/** Notifies the uploader of a video that its state changed. */
export async function publishToUploader(ctx: Context, uploadVodSeq: UploadVodSeq) {
  const video = await findVideo(ctx.db, uploadVodSeq)
  if (video)
    publisherOf(ctx.ports.bus).person(ctx.channelSeq, video.uploadedByUserSeq, { cmd: 'video', uploadVodSeq })
}
