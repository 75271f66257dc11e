import { z } from 'zod'
import { captionLanguages } from '../../values/caption-languages.ts'
import { instant } from '../../values/ids.ts'

export const captionLanguage = z.enum(captionLanguages)
export const MAX_CAPTION_BYTES = 1024 * 1024
/** Accepted file extensions; the file is uploaded as a document of the course first. */
export const captionEnds = ['srt', 'vtt'] as const

export const Captions = z.object({
  captionLanguage,
  originFileName: z.string(),
  cueCount: z.int(),
  updatedAt: instant,
})
export type Captions = z.input<typeof Captions>

export const path = '/channels/:channelSeq/videos/:uploadVodSeq/captions'
