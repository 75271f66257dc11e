import { z } from 'zod'
import { captionLanguages } from '../../values/caption-languages.ts'
import { instant } from '../../values/ids.ts'

export const captionLanguage = z.enum(captionLanguages)

export const Captions = z.object({
  captionLanguage,
  originFileName: z.string(),
  cueCount: z.int(),
  updatedAt: instant,
})
export type Captions = z.input<typeof Captions>

export const path = '/channels/:channelSeq/videos/:uploadVodSeq/captions'
