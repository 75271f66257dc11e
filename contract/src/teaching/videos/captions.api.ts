import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { captionLanguage, Captions, path } from './captions.schemas.ts'

export const listCaptions = endpoint({
  method: 'GET',
  path,
  access: 'CLASS_INFO_READ',
  reply: z.object({ list: Captions.array() }),
  shows: 'videos',
})
/** The captions in one language as WebVTT. */
export const downloadCaptions = endpoint({
  method: 'GET',
  path: `${path}/:captionLanguage`,
  access: 'CLASS_INFO_READ',
  reply: z.object({ content: z.string(), originFileName: z.string() }),
  shows: 'videos',
})
/** Sets the captions of a video in one language, replacing existing ones. */
export const saveCaptions = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_INFO_UPDATE',
  action: 'videos.saveCaptions',
  body: z.object({ captionLanguage, fileSeq: seq('file') }),
  reply: z.object({ cueCount: z.int() }),
  refuses: ['CAPTIONS_NOT_READ', 'CAPTIONS_TOO_LARGE'],
  touches: ['videos'],
})
export const removeCaptions = endpoint({
  method: 'POST',
  path: `${path}/:captionLanguage/delete`,
  access: 'CLASS_INFO_UPDATE',
  action: 'videos.removeCaptions',
  reply: nothing,
  touches: ['videos'],
})
