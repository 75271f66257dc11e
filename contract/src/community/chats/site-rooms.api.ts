import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { instant, nothing, seq } from '../../values/ids.ts'
import { chatAudiences, MAX_LETTERS, MAX_ROOMS } from './chats.rules.ts'
import { ChatMessage, ChatRoomRow, EnteredRoom, MessageQuery, RoomFace, SiteRoomInput } from './schemas.ts'

const path = '/channels/:channelSeq/chat-rooms'
const one = `${path}/:chatRoomSeq` as const
const managed = '/channels/:channelSeq/admin/chat-rooms'
const managedOne = `${managed}/:chatRoomSeq` as const
const message = `${one}/messages/:chatMessageSeq` as const
const inside = ['NOT_ATTENDING', 'CHAT_BANNED'] as const

/** The chat rooms of the site that the caller may enter, in their order. */
export const listSiteChatRooms = endpoint({
  method: 'GET',
  path,
  access: 'member',
  reply: z.object({ list: ChatRoomRow.array() }),
  shows: 'chats',
})
export const enterSiteChatRoom = endpoint({
  method: 'POST',
  path: `${one}/enter`,
  access: 'member',
  reply: EnteredRoom,
  refuses: [...inside, 'TOO_MANY_REQUESTS'],
})
/** As in a room of a class. */
export const listSiteChatMessages = endpoint({
  method: 'GET',
  path: `${one}/messages`,
  access: 'member',
  query: MessageQuery,
  reply: z.object({ list: ChatMessage.array(), hasMore: z.boolean() }),
  refuses: inside,
})
export const sendSiteChatMessage = endpoint({
  method: 'POST',
  path: `${one}/messages`,
  access: 'member',
  body: z.object({ clientKey: z.uuid(), content: z.string().trim().min(1).max(MAX_LETTERS) }),
  reply: ChatMessage,
  refuses: [...inside, 'CHAT_CLOSED', 'CHAT_STAFF_ONLY', 'TOO_MANY_REQUESTS'],
})
export const removeSiteChatMessage = endpoint({
  method: 'POST',
  path: `${message}/delete`,
  access: 'member',
  reply: nothing,
  refuses: inside,
})
export const readSiteChat = endpoint({
  method: 'POST',
  path: `${one}/read`,
  access: 'member',
  body: z.object({ chatMessageSeq: seq('chat message') }),
  reply: nothing,
  refuses: inside,
  touches: ['chats'],
})
export const hideSiteChatMessage = endpoint({
  method: 'POST',
  path: `${message}/hide`,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.hideSiteChatMessage',
  body: z.object({ isHidden: z.boolean() }),
  reply: nothing,
})

const ManagedRoom = RoomFace.extend({
  audience: z.enum(chatAudiences),
  /** Members who have been in it. */
  memberCount: z.int(),
  lastMessageAt: instant.nullable(),
})
/** All chat rooms of the site for its staff, in their order; `q` is a part of the name. */
export const listManagedChatRooms = endpoint({
  method: 'GET',
  path: managed,
  access: 'SITE_CLASS_READ',
  query: z.object({ q: z.string().trim().max(40).optional() }),
  reply: z.object({ list: ManagedRoom.array() }),
  shows: 'chats',
})
export const getManagedChatRoom = endpoint({
  method: 'GET',
  path: managedOne,
  access: 'SITE_CLASS_READ',
  reply: ManagedRoom.extend({
    banned: z.object({ userSeq: seq('user'), name: z.string(), bannedAt: instant }).array(),
  }),
  shows: 'chats',
})
export const createSiteChatRoom = endpoint({
  method: 'POST',
  path: managed,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.createSiteChatRoom',
  body: SiteRoomInput,
  reply: z.object({ chatRoomSeq: seq('chat room') }),
  refuses: ['CHAT_ROOMS_FULL', 'CHAT_NAME_TAKEN'],
  touches: ['chats'],
})
export const changeSiteChatRoom = endpoint({
  method: 'POST',
  path: managedOne,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.changeSiteChatRoom',
  body: SiteRoomInput.extend({ isClosed: z.boolean() }),
  reply: nothing,
  refuses: ['CHAT_NAME_TAKEN'],
  touches: ['chats'],
})
/** Removes the room with all its messages. */
export const removeSiteChatRoom = endpoint({
  method: 'POST',
  path: `${managedOne}/delete`,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.removeSiteChatRoom',
  reply: nothing,
  touches: ['chats'],
})
/** Sets the whole order at once; refused when staff added or removed a room meanwhile. */
export const orderSiteChatRooms = endpoint({
  method: 'POST',
  path: `${managed}/ordering`,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.orderSiteChatRooms',
  body: z.object({ chatRoomSeqs: seq('chat room').array().max(MAX_ROOMS) }),
  reply: nothing,
  refuses: ['CHAT_ROOMS_CHANGED'],
  touches: ['chats'],
})
/** Keeps a member out of the room from now on, or lets them in again. Staff cannot be kept out. */
export const banFromChatRoom = endpoint({
  method: 'POST',
  path: `${managedOne}/bans`,
  access: 'SITE_CLASS_UPDATE',
  action: 'chats.banFromChatRoom',
  body: z.object({ userSeq: seq('user'), isBanned: z.boolean() }),
  reply: nothing,
  refuses: ['CHAT_STAFF_STAYS'],
  touches: ['chats'],
})
