import { z } from 'zod'
import { captionLanguages } from '../../values/caption-languages.ts'
import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  uploadVodSeq: seqInUrl('video'),
  captionLanguage: z.enum(captionLanguages),
}
