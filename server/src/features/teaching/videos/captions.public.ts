import type { CaptionLanguage } from 'contract/values/caption-languages'
import type { UploadVodSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { upsertCaptions } from './captions.queries.ts'
import { writtenAsVtt, type Cue } from './captions.rules.ts'

export { captionLanguagesOf, captionsIn } from './captions.queries.ts'

interface MadeCaptions {
  uploadVodSeq: UploadVodSeq
  captionLanguage: CaptionLanguage
  cues: readonly Cue[]
  originFileName: string
}
/** Captions that the product made, as if they were uploaded. */
export async function attachCaptions(
  ctx: Context,
  tx: ChannelTx,
  { uploadVodSeq, captionLanguage, cues, originFileName }: MadeCaptions,
) {
  const content = writtenAsVtt(cues)
  const made = { content, cueCount: cues.length, originFileName, updatedAt: ctx.now() }
  await upsertCaptions(tx, { uploadVodSeq, captionLanguage }, made)
}
