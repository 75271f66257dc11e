import { MAX_ROOMS, type ChatAudience, type ChatWriters } from 'contract/community/chats/chats.rules'
import type { ChatRoomSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findMember } from '../../people/members/members.public.ts'
import { insertRoom, updateRoom } from '../../teaching/curriculum/chat-rooms.public.ts'
import { setOrder } from './chat-rooms.service.ts'
import { endPart, publishToRoom } from './chats.service.ts'
import {
  deleteBan,
  findBanned,
  findManaged,
  findSiteNames,
  insertBan,
  lockSiteRooms,
  type ManagedRow,
} from './site-rooms.queries.ts'

const managedView = ({ closedAt, audience, memberCount, ...room }: ManagedRow) => ({
  ...room,
  audience: audience ?? 'MEMBERS',
  isClosed: closedAt !== null,
  memberCount: memberCount ?? 0,
})

export const listManaged = async (ctx: Context, q: string | undefined) => ({
  list: (await findManaged(ctx.db, { q })).map(managedView),
})
export async function getManaged(ctx: Context, chatRoomSeq: ChatRoomSeq) {
  const [room] = await findManaged(ctx.db, { chatRoomSeq })
  if (!room) throw refuse('NOT_FOUND')
  const banned = await findBanned(ctx.db, chatRoomSeq)
  return {
    ...managedView(room),
    banned: banned.map((one) => ({ ...one, name: shownName(one.name, ctx.language) })),
  }
}

interface RoomInput {
  name: string
  writers: ChatWriters
  audience: ChatAudience
  externalUrl: string | null
}
/** The lock keeps names unique and the number of rooms below its limit. docs/rules.md R-382, R-1134. */
async function lockNames(tx: ChannelTx, { name, own }: { name: string; own: ChatRoomSeq | null }) {
  await lockSiteRooms(tx)
  const rooms = await findSiteNames(tx)
  if (rooms.some((one) => one.name === name && one.chatRoomSeq !== own)) throw refuse('CHAT_NAME_TAKEN')
  return rooms
}

export const createRoom = (ctx: MemberContext, input: RoomInput) =>
  ctx.transaction(async (tx) => {
    const rooms = await lockNames(tx, { name: input.name, own: null })
    if (rooms.length >= MAX_ROOMS) throw refuse('CHAT_ROOMS_FULL')
    ctx.audit.record({ about: input.name })
    const place = { courseSeq: null, sort: rooms.length + 1, createdAt: ctx.now() }
    return insertRoom(tx, { ...input, ...place })
  })

export async function changeRoom(
  ctx: MemberContext,
  chatRoomSeq: ChatRoomSeq,
  { isClosed, ...input }: RoomInput & { isClosed: boolean },
) {
  await ctx.transaction(async (tx) => {
    const rooms = await lockNames(tx, { name: input.name, own: chatRoomSeq })
    const room = rooms.find((one) => one.chatRoomSeq === chatRoomSeq)
    if (!room) throw refuse('NOT_FOUND')
    const closedAt = isClosed ? (room.closedAt ?? ctx.now()) : null
    await updateRoom(tx, chatRoomSeq, { ...input, closedAt })
    ctx.audit.record({ about: input.name, after: { ...input, isClosed } })
  })
  publishToRoom(ctx, chatRoomSeq, null)
  return null
}

export async function removeRoom(ctx: MemberContext, chatRoomSeq: ChatRoomSeq) {
  await ctx.transaction(async (tx) => {
    await lockSiteRooms(tx)
    const [room] = await findManaged(tx, { chatRoomSeq })
    if (!room) throw refuse('NOT_FOUND')
    await updateRoom(tx, chatRoomSeq, { deletedAt: ctx.now() })
    ctx.audit.record({ before: { name: room.name } })
  })
  publishToRoom(ctx, chatRoomSeq, null)
  return null
}

export const orderRooms = (ctx: MemberContext, chatRoomSeqs: ChatRoomSeq[]) =>
  ctx.transaction(async (tx) => {
    await lockSiteRooms(tx)
    const rooms = await findSiteNames(tx)
    return setOrder(tx, rooms, chatRoomSeqs)
  })

/** Also ends what the member's open connections receive. docs/rules.md R-1134. CHAT_STAFF_STAYS. */
export async function ban(
  ctx: MemberContext,
  { chatRoomSeq, userSeq, isBanned }: { chatRoomSeq: ChatRoomSeq; userSeq: UserSeq; isBanned: boolean },
) {
  await ctx.transaction(async (tx) => {
    const [room] = await findManaged(tx, { chatRoomSeq })
    const member = await findMember(tx, userSeq)
    if (!room || !member) throw refuse('NOT_FOUND')
    if (member.userTypeCd !== null) throw refuse('CHAT_STAFF_STAYS')
    ctx.audit.record({ about: room.name, after: { userSeq, isBanned } })
    if (isBanned)
      await insertBan(tx, {
        chatRoomSeq,
        userSeq,
        bannedAt: ctx.now(),
        bannedByUserSeq: ctx.user.userSeq,
      })
    else await deleteBan(tx, { chatRoomSeq, userSeq })
  })
  if (isBanned) endPart(ctx, { chatRoomSeq, userSeq })
  return null
}
