import { formatBytes } from 'contract/values/bytes'
import type { CaptionLanguage } from 'contract/values/caption-languages'
import * as api from 'contract/teaching/videos/captions.api'
import { MAX_CAPTION_BYTES } from 'contract/teaching/videos/captions.rules'
import type { FileSeq, UploadVodSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { refuse } from '../../../platform/refuse.ts'
import { readDocument, requireSent } from '../../system/files/files.public.ts'
import { deleteCaptions, findCaptions, findCaptionsIn, upsertCaptions } from './captions.queries.ts'
import { cuesOf, decoded, writtenAsVtt } from './captions.rules.ts'
import { requireVideo } from './videos.public.ts'

export const captionRoutes = [
  implement(api.listCaptions, async ({ ctx, params: { uploadVodSeq } }) => {
    await requireVideo(ctx.db, uploadVodSeq)
    return { list: await findCaptions(ctx.db, uploadVodSeq) }
  }),
  implement(api.downloadCaptions, async ({ ctx, params }) => {
    const found = await findCaptionsIn(ctx.db, params)
    if (!found) throw refuse('NOT_FOUND')
    return found
  }),
  implement(api.saveCaptions, ({ ctx, params, body }) => save(ctx, { ...params, ...body })),
  implement(api.removeCaptions, async ({ ctx, params }) => {
    if (!(await deleteCaptions(ctx.db, params))) throw refuse('NOT_FOUND')
    return null
  }),
]

interface CaptionInput {
  uploadVodSeq: UploadVodSeq
  captionLanguage: CaptionLanguage
  fileSeq: FileSeq
}
/** The upload is parsed and written anew: the file itself is never served. docs/rules.md R-376. */
function save(ctx: MemberContext, { uploadVodSeq, captionLanguage, fileSeq }: CaptionInput) {
  return ctx.transaction(async (tx) => {
    const { originFileName: fileName } = await requireVideo(tx, uploadVodSeq)
    await requireSent(tx, { fileSeqs: [fileSeq], kind: 'material', userSeq: ctx.user.userSeq })
    const sent = await readDocument(ctx, fileSeq, MAX_CAPTION_BYTES)
    if (!sent)
      throw refuse('CAPTIONS_TOO_LARGE', null, {
        most: formatBytes(MAX_CAPTION_BYTES),
      })
    const text = decoded(sent.bytes, captionLanguage)
    const cues = text === null ? [] : cuesOf(text)
    if (cues.length === 0) throw refuse('CAPTIONS_NOT_READ')
    await upsertCaptions(
      tx,
      { uploadVodSeq, captionLanguage },
      {
        content: writtenAsVtt(cues),
        cueCount: cues.length,
        originFileName: sent.originFileName,
        updatedAt: ctx.now(),
      },
    )
    ctx.audit.record({ about: fileName })
    return { cueCount: cues.length }
  })
}
