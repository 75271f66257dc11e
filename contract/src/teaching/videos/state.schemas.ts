import { z } from 'zod'
import { seq } from '../../values/ids.ts'

const vodStates = ['UPLOADING', 'WAITING', 'PROCESSING', 'READY', 'FAILED'] as const

/** An uploaded film and what became of it. */
export const VideoState = z.object({
  uploadVodSeq: seq('video'),
  originFileName: z.string(),
  fileSize: z.int(),
  state: z.enum(vodStates),
  /** 0 to 100 while it is prepared. */
  progress: z.int(),
  duration: z.int(),
  failedReason: z.string().nullable(),
  /** It plays, and a sharper picture is being added. */
  isSharpening: z.boolean(),
})
