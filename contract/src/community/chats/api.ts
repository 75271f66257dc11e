import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MAX_LETTERS, MAX_ROOMS } from './chats.rules.ts'
import {
  ChatMessage,
  ChatRoomRow,
  EnteredRoom,
  externalUrl,
  here,
  message,
  MessageQuery,
  name,
  one,
  path,
  writers,
} from './schemas.ts'

/** The chat rooms of a course in their order, for its learners and its staff. */
export const listChatRooms = endpoint({
  method: 'GET',
  path,
  access: 'member',
  reply: z.object({ list: ChatRoomRow.array(), isStaff: z.boolean() }),
  refuses: here,
  shows: 'chats',
})

export const addChatRoom = endpoint({
  method: 'POST',
  path,
  access: 'CLASS_ROOM_UPDATE',
  action: 'chats.addChatRoom',
  body: z.object({
    name,
    writers: writers.default('ALL'),
    externalUrl: externalUrl.nullable().default(null),
  }),
  reply: z.object({ chatRoomSeq: seq('chat room') }),
  refuses: ['CLASS_NOT_FOUND', 'CHAT_ROOMS_FULL', 'CHAT_NAME_TAKEN'],
  touches: ['chats'],
})
export const changeChatRoom = endpoint({
  method: 'POST',
  path: one,
  access: 'CLASS_ROOM_UPDATE',
  action: 'chats.changeChatRoom',
  body: z.object({ name, writers, externalUrl: externalUrl.nullable(), isClosed: z.boolean() }).partial(),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CHAT_NAME_TAKEN'],
  touches: ['chats', 'curriculum', 'lessons'],
})
/**
 * Removes the room with all its messages. Missions that waited for its entry are completed by the learner's own confirmation from
 * then on.
 */
export const removeChatRoom = endpoint({
  method: 'POST',
  path: `${one}/delete`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'chats.removeChatRoom',
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
  touches: ['chats', 'curriculum', 'lessons'],
})
/** Sets the whole order at once; refused when staff added or removed a room meanwhile. */
export const orderChatRooms = endpoint({
  method: 'POST',
  path: `${path}/ordering`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'chats.orderChatRooms',
  body: z.object({ chatRoomSeqs: seq('chat room').array().max(MAX_ROOMS) }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND', 'CHAT_ROOMS_CHANGED'],
  touches: ['chats'],
})

/**
 * Enters a room, and again after each lost connection: the caller's sockets receive its messages from then on. The first entry
 * completes the missions that wait for it.
 */
export const enterChatRoom = endpoint({
  method: 'POST',
  path: `${one}/enter`,
  access: 'member',
  reply: EnteredRoom,
  refuses: here,
})

/** The newest messages, or those before or after one; always in the order they were sent. */
export const listChatMessages = endpoint({
  method: 'GET',
  path: `${one}/messages`,
  access: 'member',
  query: MessageQuery,
  reply: z.object({ list: ChatMessage.array(), hasMore: z.boolean() }),
  refuses: here,
})
/** Messages with the same key are stored once, however often they are sent. */
export const sendChatMessage = endpoint({
  method: 'POST',
  path: `${one}/messages`,
  access: 'member',
  body: z.object({ clientKey: z.uuid(), content: z.string().trim().min(1).max(MAX_LETTERS) }),
  reply: ChatMessage,
  refuses: [...here, 'CHAT_CLOSED', 'CHAT_STAFF_ONLY', 'TOO_MANY_REQUESTS'],
})
/** Removes the caller's own message: its position stays, its text goes. */
export const removeChatMessage = endpoint({
  method: 'POST',
  path: `${message}/delete`,
  access: 'member',
  reply: nothing,
  refuses: here,
})
export const hideChatMessage = endpoint({
  method: 'POST',
  path: `${message}/hide`,
  access: 'CLASS_ROOM_UPDATE',
  action: 'chats.hideChatMessage',
  body: z.object({ isHidden: z.boolean() }),
  reply: nothing,
  refuses: ['CLASS_NOT_FOUND'],
})
/** Records that the caller has read everything up to this message. */
export const readChat = endpoint({
  method: 'POST',
  path: `${one}/read`,
  access: 'member',
  body: z.object({ chatMessageSeq: seq('chat message') }),
  reply: nothing,
  refuses: here,
  touches: ['chats'],
})
