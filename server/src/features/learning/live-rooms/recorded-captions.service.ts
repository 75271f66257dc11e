import type { UploadVodSeq } from 'contract/values/ids'
import type { Context } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { attachCaptions } from '../../teaching/videos/captions.public.ts'
import { deleteRecorded, findRecorded } from './recorded-captions.queries.ts'
import { cuesFrom, mainLanguage, type RecordedPart } from './recorded-captions.rules.ts'
import type { RecordingOfLesson } from './recordings.queries.ts'

interface CaptionedVideo {
  uploadVodSeq: UploadVodSeq
  title: string
  parts: readonly RecordedPart[]
}
/** Gives the video of a recording what was captioned meanwhile, and forgets the sentences. docs/rules.md R-1305. */
export async function captionVideo(
  ctx: Context,
  tx: ChannelTx,
  {
    liveRecordingSeq,
    uploadVodSeq,
    title,
    parts,
  }: CaptionedVideo & Pick<RecordingOfLesson, 'liveRecordingSeq'>,
) {
  const sentences = await findRecorded(tx, liveRecordingSeq)
  const captionLanguage = mainLanguage(sentences)
  const cues = cuesFrom(sentences, parts)
  if (captionLanguage !== null && cues.length > 0)
    await attachCaptions(ctx, tx, { uploadVodSeq, captionLanguage, cues, originFileName: `${title}.vtt` })
  await deleteRecorded(tx, liveRecordingSeq)
}
