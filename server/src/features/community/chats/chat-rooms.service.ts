import { MAX_ROOMS, type ChatWriters } from 'contract/community/chats/chats.rules'
import type { ChatRoomSeq, CourseSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getManagedCourse, lockCourse } from '../../teaching/courses/courses.public.ts'
import { findRoomNames, lockRoom } from './chats.queries.ts'
import { insertRoom, updateRoom, updateRoomOrder } from '../../teaching/curriculum/chat-rooms.public.ts'
import { publishToRoom } from './chats.service.ts'

interface CourseRoomRef {
  courseSeq: CourseSeq
  chatRoomSeq: ChatRoomSeq
}

/** The rooms of a course that the caller works on; the lock keeps others from adding or renaming one until the transaction ends. */
async function lockRooms(ctx: MemberContext, tx: ChannelTx, courseSeq: CourseSeq) {
  await getManagedCourse(ctx, courseSeq, tx)
  await lockCourse(tx, courseSeq)
  return findRoomNames(tx, courseSeq)
}

/** Names identify rooms, so each is unique in a course. docs/rules.md R-382. */
export const addRoom = (
  ctx: MemberContext,
  courseSeq: CourseSeq,
  { name, writers, externalUrl }: { name: string; writers: ChatWriters; externalUrl: string | null },
) =>
  ctx.transaction(async (tx) => {
    const rooms = await lockRooms(ctx, tx, courseSeq)
    if (rooms.length >= MAX_ROOMS) throw refuse('CHAT_ROOMS_FULL')
    if (rooms.some((room) => room.name === name)) throw refuse('CHAT_NAME_TAKEN')
    ctx.audit.record({ about: name })
    return insertRoom(tx, {
      courseSeq,
      audience: null,
      name,
      writers,
      externalUrl,
      sort: rooms.length + 1,
      createdAt: ctx.now(),
    })
  })

interface RoomInput {
  name?: string | undefined
  writers?: ChatWriters | undefined
  externalUrl?: string | null | undefined
  isClosed?: boolean | undefined
}
export async function changeRoom(
  ctx: MemberContext,
  roomRef: CourseRoomRef,
  { name, writers, externalUrl, isClosed }: RoomInput,
) {
  await ctx.transaction(async (tx) => {
    const rooms = await lockRooms(ctx, tx, roomRef.courseSeq)
    const room = await lockRoom(tx, roomRef)
    if (!room) throw refuse('NOT_FOUND')
    const isTaken = rooms.some((one) => one.name === name && one.chatRoomSeq !== roomRef.chatRoomSeq)
    if (isTaken) throw refuse('CHAT_NAME_TAKEN')
    ctx.audit.record({
      about: name ?? room.name,
      after: { writers: writers ?? room.writers, isClosed: isClosed ?? room.closedAt !== null },
    })
    await updateRoom(tx, roomRef.chatRoomSeq, {
      name: name ?? room.name,
      writers: writers ?? room.writers,
      ...(externalUrl !== undefined && { externalUrl }),
      ...(isClosed !== undefined && { closedAt: isClosed ? (room.closedAt ?? ctx.now()) : null }),
    })
  })
  publishToRoom(ctx, roomRef.chatRoomSeq, null)
  return null
}

export async function removeRoom(ctx: MemberContext, roomRef: CourseRoomRef) {
  await ctx.transaction(async (tx) => {
    await getManagedCourse(ctx, roomRef.courseSeq, tx)
    const room = await lockRoom(tx, roomRef)
    if (!room) throw refuse('NOT_FOUND')
    ctx.audit.record({ before: { name: room.name } })
    await updateRoom(tx, roomRef.chatRoomSeq, { deletedAt: ctx.now() })
  })
  publishToRoom(ctx, roomRef.chatRoomSeq, null)
  return null
}

export const orderRooms = (ctx: MemberContext, courseSeq: CourseSeq, chatRoomSeqs: ChatRoomSeq[]) =>
  ctx.transaction(async (tx) => {
    const rooms = await lockRooms(ctx, tx, courseSeq)
    return setOrder(tx, rooms, chatRoomSeqs)
  })

/** The order names each of these rooms once. CHAT_ROOMS_CHANGED. */
export async function setOrder(
  tx: ChannelTx,
  rooms: readonly { chatRoomSeq: ChatRoomSeq }[],
  chatRoomSeqs: ChatRoomSeq[],
) {
  const named = new Set(chatRoomSeqs)
  const isWhole = named.size === chatRoomSeqs.length && rooms.length === named.size
  if (!isWhole || !rooms.every(({ chatRoomSeq }) => named.has(chatRoomSeq)))
    throw refuse('CHAT_ROOMS_CHANGED')
  await updateRoomOrder(tx, chatRoomSeqs)
  return null
}
