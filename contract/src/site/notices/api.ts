import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, Paged, seq } from '../../values/ids.ts'
import { Neighbour, Notice, NoticeDraft, path } from './schemas.ts'

export const listNotices = endpoint({
  method: 'GET',
  path,
  access: 'public',
  query: Paged.extend({ q: z.string().trim().max(60).optional() }),
  reply: z.object({ list: Notice.array(), total: z.int() }),
  shows: 'notices',
})

export const getNotice = endpoint({
  method: 'GET',
  path: `${path}/:postSeq`,
  access: 'public',
  reply: Notice.extend({ content: z.string(), previous: Neighbour, next: Neighbour }),
  shows: 'notices',
})

export const addNotice = endpoint({
  method: 'POST',
  path,
  access: 'SITE_BOARD_CREATE',
  action: 'notices.addNotice',
  body: NoticeDraft,
  reply: z.object({ postSeq: seq('post') }),
  refuses: ['PICTURE_MISSING'],
  touches: ['notices'],
})
export const saveNotice = endpoint({
  method: 'POST',
  path: `${path}/:postSeq`,
  access: 'SITE_BOARD_UPDATE',
  action: 'notices.saveNotice',
  /** An omitted `isPinned` stays as it is. */
  body: NoticeDraft.extend({ isPinned: z.boolean().optional() }),
  reply: nothing,
  refuses: ['PICTURE_MISSING'],
  touches: ['notices'],
})
export const removeNotice = endpoint({
  method: 'POST',
  path: `${path}/:postSeq/delete`,
  access: 'SITE_BOARD_DELETE',
  action: 'notices.removeNotice',
  reply: nothing,
  touches: ['notices'],
})
