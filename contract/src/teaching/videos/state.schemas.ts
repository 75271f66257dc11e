import { z } from 'zod'
import { seq } from '../../values/ids.ts'

const vodStates = ['UPLOADING', 'WAITING', 'PROCESSING', 'READY', 'FAILED'] as const

/** The state of an uploaded video. */
export const VideoState = z.object({
  uploadVodSeq: seq('video'),
  originFileName: z.string(),
  fileSize: z.int(),
  state: z.enum(vodStates),
  /** 0 to 100 during preparation. */
  progress: z.int(),
  duration: z.int(),
  failedReason: z.string().nullable(),
  /** It can be played while a higher rendition is being added. */
  isSharpening: z.boolean(),
})
