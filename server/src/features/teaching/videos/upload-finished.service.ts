import { open, rm, stat } from 'node:fs/promises'
import type { UploadVodSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import { isVideo, sniff, SNIFF_BYTES } from '../../../platform/files/sniff.ts'
import { enqueue } from '../../../platform/jobs/tasks.ts'
import { prepareVideo } from './videos.jobs.ts'
import { changeVideo } from './videos.queries.ts'
import { uploadPath } from '../../../platform/files/upload-folder.ts'

interface Upload {
  uploadVodSeq: UploadVodSeq
  uploadId: string
}

/** Checks a finished upload: a video goes to the transcoder, anything else is refused by name and returns false. */
export async function receive(ctx: Context, { uploadVodSeq, uploadId }: Upload) {
  const path = uploadPath(ctx.ports.settings.dataDir, uploadId)
  const transition = { uploadVodSeq, from: ['UPLOADING' as const], now: ctx.now() }
  if (!isVideo(sniff(await firstBytes(path)))) {
    await changeVideo(ctx.db, transition, { state: 'FAILED', failedReason: 'NOT_A_VIDEO' })
    await rm(path, { force: true })
    return false
  }
  await ctx.transaction(async (tx) => {
    if (!(await changeVideo(tx, transition, { state: 'WAITING', uploadId }))) return
    await enqueue(tx, prepareVideo, {
      input: { uploadVodSeq },
      key: `video:${ctx.channelSeq}:${uploadVodSeq}`,
    })
  })
  return true
}

/** The process may have died after the last byte, and the client will not send anything again. */
export async function receiveIfWhole(
  ctx: Context,
  { uploadVodSeq, uploadId, state, fileSize }: UploadRow,
): Promise<void> {
  if (state !== 'UPLOADING' || !uploadId) return
  const path = uploadPath(ctx.ports.settings.dataDir, uploadId)
  const found = await stat(path).catch(() => null)
  if (found?.size === fileSize) await receive(ctx, { uploadVodSeq, uploadId })
}
interface UploadRow {
  uploadVodSeq: UploadVodSeq
  uploadId: string | null
  state: string
  fileSize: number
}

async function firstBytes(path: string) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
