import { formatBytes } from 'contract/values/bytes'
import type { VideoState } from 'contract/teaching/videos/state.schemas'
import type { UploadVodSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { requireSwitchedOn } from '../../../platform/feature-switches.ts'
import { UPLOAD_SECONDS } from '../../../platform/files/resumable-uploads.ts'
import { signKey } from '../../../platform/files/signature.ts'
import { refuse } from '../../../platform/refuse.ts'
import { checkVideoSize, takeStorage } from '../../system/plans/plans.public.ts'
import { videoLabel } from './videos-keys.rules.ts'
import { bytesKept, findVideo, findVideosBySeq, insertVideo, shareVideos } from './videos.queries.ts'
import { publishToUploader } from './uploader-progress.service.ts'
import { ticketSubject } from './upload-ticket.service.ts'

export type VideoRow = NonNullable<Awaited<ReturnType<typeof findVideo>>>
export { publishToUploader, videoLabel, videoState }

export const findVideos = (db: ChannelDb, uploadVodSeqs: UploadVodSeq[]) =>
  uploadVodSeqs.length === 0 ? Promise.resolve([]) : findVideosBySeq(db, uploadVodSeqs)

/** Locks these videos until the transaction ends. */
export const lockVideos = (tx: ChannelTx, uploadVodSeqs: UploadVodSeq[]) =>
  uploadVodSeqs.length === 0 ? Promise.resolve([]) : shareVideos(tx, uploadVodSeqs)

/** A video of this site; another site's is NOT_FOUND. */
export async function requireVideo(db: ChannelDb, uploadVodSeq: UploadVodSeq) {
  const video = await findVideo(db, uploadVodSeq)
  if (!video) throw refuse('NOT_FOUND')
  return video
}

/** Registers one upload. VIDEO_TOO_LARGE, STORAGE_FULL, VIDEO_QUOTA_FULL, SWITCHED_OFF, or what its plan refuses. The ticket goes into the tus metadata. */
export async function openUpload(
  ctx: MemberContext,
  tx: ChannelTx,
  { filename, fileSize }: { filename: string; fileSize: number },
) {
  await requireSwitchedOn('VIDEO_UPLOADS', ctx)
  if (fileSize > ctx.ports.settings.videoMaxBytes) throw refuse('VIDEO_TOO_LARGE')
  await checkVideoSize(tx, fileSize)
  if ((await ctx.ports.storage.freeBytes()) < fileSize) throw refuse('STORAGE_FULL')
  await requireRoom(ctx, tx, fileSize)
  const now = ctx.now()
  const { uploadVodSeq } = await insertVideo(tx, {
    originFileName: filename,
    fileSize,
    uploadedByUserSeq: ctx.user.userSeq,
    now,
  })
  const subject = ticketSubject({ channelSeq: ctx.channelSeq, uploadVodSeq, fileSize })
  const secret = ctx.ports.secrets.keyFor('upload-ticket')
  const { expires, signature } = signKey(secret, subject, { seconds: UPLOAD_SECONDS, now })
  return { uploadVodSeq, ticket: `${subject}/${expires}/${signature}` }
}

/** The storage quota of a site, and the storage of its plan. docs/rules.md R-418, R-1065. */
export async function requireRoom({ ports }: Pick<MemberContext, 'ports'>, tx: ChannelTx, fileSize: number) {
  const quota = ports.settings.videoQuotaBytes
  await takeStorage(tx, fileSize)
  if (quota === null) return
  const used = await bytesKept(tx)
  if (used + fileSize <= quota) return
  throw refuse('VIDEO_QUOTA_FULL', null, { quota: formatBytes(quota), used: formatBytes(used) })
}

function videoState(video: VideoRow): z.output<typeof VideoState> {
  return {
    uploadVodSeq: video.uploadVodSeq,
    originFileName: video.originFileName,
    fileSize: video.fileSize,
    state: video.state === 'REMOVED' ? 'FAILED' : video.state,
    progress: video.progress,
    duration: video.durationSeconds,
    failedReason: video.failedReason,
    isSharpening: video.sharperState === 'WAITING',
  }
}
