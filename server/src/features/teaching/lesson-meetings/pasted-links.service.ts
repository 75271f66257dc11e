import type { ChannelSeq, CurriculumSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'

const MeetingLinks = z.object({ joinUrl: z.string(), startUrl: z.string(), password: z.string() })
export type MeetingLinks = z.output<typeof MeetingLinks>

/** What the links of a lesson are sealed for; those of another lesson cannot be opened in its place. */
export const meetingLinksLabel = (channelSeq: ChannelSeq, curriculumSeq: CurriculumSeq) =>
  `live ${channelSeq} ${curriculumSeq}`

/** The links and the password of a live lesson, decrypted. */
export function meetingLinksOf(
  { ports, channelSeq }: Context,
  { curriculumSeq, sealedDoor }: { curriculumSeq: CurriculumSeq; sealedDoor: string },
): MeetingLinks {
  const text = ports.secrets.unwrap(sealedDoor, meetingLinksLabel(channelSeq, curriculumSeq)).toString('utf8')
  return MeetingLinks.parse(JSON.parse(text))
}
