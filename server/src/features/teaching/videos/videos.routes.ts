import * as api from 'contract/teaching/videos/api'
import type { UploadVodSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { removeUpload } from '../../../platform/files/upload-folder.ts'
import { prepareAgain } from './made-videos.public.ts'
import { requireVideo, videoState } from './videos.public.ts'
import { changeVideo } from './videos.queries.ts'

export const videoRoutes = [
  implement(api.getVideo, async ({ ctx, params }) =>
    videoState(await requireVideo(ctx.db, params.uploadVodSeq)),
  ),
  implement(api.retryVideo, ({ ctx, params }) => retry(ctx, params.uploadVodSeq)),
  implement(api.cancelVideo, async ({ ctx, params: { uploadVodSeq } }) => {
    const { uploadId, folder } = await requireVideo(ctx.db, uploadVodSeq)
    const from = ['UPLOADING', 'WAITING', 'FAILED'] as const
    const transition = { uploadVodSeq, from: [...from], now: ctx.now() }
    if (!(await changeVideo(ctx.db, transition, { state: 'REMOVED' }))) throw refuse('NOT_FOUND')
    if (uploadId) await removeUpload(ctx.ports.settings.dataDir, uploadId)
    if (folder) await ctx.ports.storage.removeFolder(folder)
    return null
  }),
]

function retry(ctx: MemberContext, uploadVodSeq: UploadVodSeq) {
  return ctx.transaction(async (tx) => {
    if (!(await prepareAgain(ctx, tx, uploadVodSeq))) throw refuse('NOT_FOUND')
    return null
  })
}
