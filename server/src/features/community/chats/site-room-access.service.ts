import type { ChatAudience } from 'contract/community/chats/chats.rules'
import type { ChatRoomSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasAnyGrant } from '../../money/access/access.public.ts'
import { findRoom, findRooms } from './chats.queries.ts'
import { findBansOf, isBanned } from './site-rooms.queries.ts'

const isStaffOf = ({ user }: MemberContext) => user.permissions.has('SITE_CLASS_UPDATE')

/** Whether people of this audience include the caller; staff are in every room. docs/rules.md R-1134. */
async function isAmong(ctx: MemberContext, audience: ChatAudience | null) {
  if (isStaffOf(ctx) || audience === 'MEMBERS') return true
  return hasAnyGrant(ctx.db, ctx.user.userSeq, ctx.now())
}

/** Admits the audience of a room of the site. NOT_FOUND, NOT_ATTENDING, CHAT_BANNED. */
export async function admitToSiteRoom(ctx: MemberContext, chatRoomSeq: ChatRoomSeq) {
  const room = await findRoom(ctx.db, { courseSeq: null, chatRoomSeq })
  if (!room) throw refuse('NOT_FOUND')
  if (await isBanned(ctx.db, { chatRoomSeq, userSeq: ctx.user.userSeq })) throw refuse('CHAT_BANNED')
  if (!(await isAmong(ctx, room.audience))) throw refuse('NOT_ATTENDING')
  return { isStaff: isStaffOf(ctx), attendSeq: null }
}

/** The rooms of the site that the caller may enter, with their unread messages. */
export async function roomsFor(ctx: MemberContext) {
  const { userSeq } = ctx.user
  const rooms = await findRooms(ctx.db, null, userSeq)
  const bans = new Set((await findBansOf(ctx.db, userSeq)).map(({ chatRoomSeq }) => chatRoomSeq))
  const learns = await isAmong(ctx, 'STUDENTS')
  const list = rooms.filter(
    ({ chatRoomSeq, audience }) => !bans.has(chatRoomSeq) && (learns || audience === 'MEMBERS'),
  )
  return { list }
}
