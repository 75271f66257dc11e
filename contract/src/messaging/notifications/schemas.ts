import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

export const Alarm = z.object({
  alarmSeq: seq('alarm'),
  alarmType: z.string(),
  subType: z.string().nullable(),
  /** JSON text: `{ "name": …, "title": …, "amount": … }`, formatted in the reader's language; or plain text. */
  content: z.string(),
  createdAt: instant,
  /** Y where the content is plain text even if it looks like JSON. */
  legacyYn: z.enum(['Y', 'N']),
  targetUserSeq: seq('user'),
  /** The picture of the person who caused it, as this site shows them. */
  profileImageUrl: z.string().nullable(),
  channelSeq: seq('channel'),
  courseSeq: seq('course').nullable(),
  /** The package through which the receiver has their place in the class; null for none. */
  linkPackage: z.int().nullable(),
  /** The host of the site that sent it. */
  domain: z.string(),
  /** The target path inside the site. */
  path: z.string(),
})
export type Alarm = z.input<typeof Alarm>

export const path = '/channels/:channelSeq/alarms'
