import { z } from 'zod'
import { captionLanguages } from './caption-languages.ts'
import { endpoint } from './grammar.ts'
import { instant, nothing, seq } from './values.ts'

const captionLanguage = z.enum(captionLanguages)
export const MAX_CAPTION_BYTES = 1024 * 1024
/** Sent as a document of a class first; the ends of the names that are read. */
export const captionEnds = ['srt', 'vtt'] as const

export const Captions = z.object({
  captionLanguage,
  originFileName: z.string(),
  cueCount: z.int(),
  updatedAt: instant,
})
export type Captions = z.input<typeof Captions>

const path = '/channels/:channelSeq/videos/:uploadVodSeq/captions'

export const listCaptions = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_INFO_READ',
  reply: z.object({ list: Captions.array() }),
  shows: 'videos',
})
/** Puts captions to a film, in the place of those it had in this language. */
export const saveCaptions = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_INFO_UPDATE',
  body: z.object({ captionLanguage, fileSeq: seq('file') }),
  reply: z.object({ cueCount: z.int() }),
  refuses: ['CAPTIONS_NOT_READ', 'CAPTIONS_TOO_LARGE'],
  touches: ['videos'],
})
export const removeCaptions = endpoint({
  method: 'POST',
  path: `${path}/:captionLanguage/delete`,
  access: 'CLASS_INFO_UPDATE',
  reply: nothing,
  touches: ['videos'],
})
