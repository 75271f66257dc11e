import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { FileLink } from '../../values/file-link.ts'
import { nothing, seq } from '../../values/ids.ts'
import { filter, MemberFilter, MemberRow, memo } from './schemas.ts'

export const listMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members',
  access: 'SITE_MEMBER_READ',
  query: MemberFilter,
  reply: z.object({ list: MemberRow.array(), total: z.int() }),
  shows: 'members',
})
export const countMembers = endpoint({
  method: 'GET',
  base: 'util',
  path: '/channels/:channelSeq/members/count',
  access: 'SITE_MEMBER_READ',
  reply: z.object({ count: z.int(), blocked: z.int() }),
  shows: 'members',
})
/** The matching members as a spreadsheet, at an address that works for a few minutes. */
export const downloadMembers = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/download',
  access: 'SITE_MEMBER_READ',
  whileSuspended: 'managers',
  action: 'members.downloadMembers',
  body: filter,
  reply: FileLink,
})

/** What the staff note about these members; an empty memo is taken away. */
export const saveMemberMemos = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/memo',
  access: 'SITE_MEMBER_UPDATE',
  action: 'members.saveMemberMemos',
  body: z.object({ members: z.array(z.object({ userSeq: seq('user'), memo })).max(100) }),
  reply: nothing,
  touches: ['members'],
})
/** Shuts somebody out of this site: they stay in the list and cannot join again. */
export const blockMember = endpoint({
  method: 'POST',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/block',
  access: 'SITE_MEMBER_UPDATE',
  action: 'members.blockMember',
  reply: nothing,
  refuses: ['ALREADY_STAFF'],
  touches: ['members'],
})
export const unblockMember = endpoint({
  method: 'DELETE',
  base: 'util',
  path: '/channels/:channelSeq/members/:userSeq/block',
  access: 'SITE_MEMBER_UPDATE',
  action: 'members.unblockMember',
  reply: nothing,
  refuses: ['ALREADY_STAFF'],
  touches: ['members'],
})
