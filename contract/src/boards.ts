import { z } from 'zod'
import { endpoint, event } from './grammar.ts'
import { instant, nothing, Paged, seq } from './values.ts'
import { oneLine, saysSomething } from './texts.ts'

export const Notice = z.object({
  postSeq: seq('post'),
  title: z.string(),
  writerName: z.string(),
  isPinned: z.boolean(),
  createdAt: instant,
})
export type Notice = z.input<typeof Notice>
const path = '/channels/:channelSeq/notices'

export const listNotices = endpoint({
  method: 'GET',
  path,
  access: 'public',
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({ list: Notice.array(), total: z.int() }),
  shows: 'boards',
})
const Neighbour = Notice.pick({ postSeq: true, title: true }).nullable()
export const getNotice = endpoint({
  method: 'GET',
  path: `${path}/:postSeq`,
  access: 'public',
  reply: Notice.extend({ content: z.string(), previous: Neighbour, next: Neighbour }),
  shows: 'boards',
})
export const NoticeDraft = z.object({
  title: oneLine(1, 100),
  content: z
    .string()
    .trim()
    .min(1)
    .max(50_000)
    .refine(saysSomething, { params: { rule: 'NOTHING_SAID' } }),
  isPinned: z.boolean().default(false),
  /** Tells every member, once for each notice. */
  tellsMembers: z.boolean().default(false),
})
export type NoticeDraft = z.output<typeof NoticeDraft>
export const addNotice = endpoint({
  method: 'POST',
  path,
  access: 'SITE_BOARD_CREATE',
  body: NoticeDraft,
  reply: z.object({ postSeq: seq('post') }),
  refuses: ['PICTURE_MISSING'],
  touches: ['boards'],
})
export const saveNotice = endpoint({
  method: 'POST',
  path: `${path}/:postSeq`,
  access: 'SITE_BOARD_UPDATE',
  /** What is not named of the pin stays as it is. */
  body: NoticeDraft.extend({ isPinned: z.boolean().optional() }),
  reply: nothing,
  refuses: ['PICTURE_MISSING'],
  touches: ['boards'],
})
export const removeNotice = endpoint({
  method: 'POST',
  path: `${path}/:postSeq/delete`,
  access: 'SITE_BOARD_DELETE',
  reply: nothing,
  touches: ['boards'],
})

/** A notice that members are to be told of. */
export const noticePublished = event('notice.published', z.object({ postSeq: seq('post') }))
