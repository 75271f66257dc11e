import { z } from 'zod'
import { instant } from '../../values/ids.ts'

export const own = '/channels/:channelSeq/attendees/:attendSeq/certificate'
export const coursePath = '/channels/:channelSeq/courses/:courseSeq'

export const Certificate = z.object({
  certificateNo: z.string(),
  name: z.string(),
  title: z.string(),
  siteName: z.string(),
  startedAt: instant.nullable(),
  issuedAt: instant,
})
export type Certificate = z.input<typeof Certificate>
