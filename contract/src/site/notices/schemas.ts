import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { oneLine, richText } from '../../values/texts.ts'

export const Notice = z.object({
  postSeq: seq('post'),
  title: z.string(),
  writerName: z.string(),
  isPinned: z.boolean(),
  createdAt: instant,
})
export type Notice = z.input<typeof Notice>
export const path = '/channels/:channelSeq/notices'

export const Neighbour = Notice.pick({ postSeq: true, title: true }).nullable()

export const NoticeDraft = z.object({
  title: oneLine(1, 100),
  content: richText,
  isPinned: z.boolean().default(false),
  /** Notifies every member, once per notice. */
  tellsMembers: z.boolean().default(false),
})
export type NoticeDraft = z.output<typeof NoticeDraft>
