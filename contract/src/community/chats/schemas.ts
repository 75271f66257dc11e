import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { chatWriters } from './chats.rules.ts'

/** How many unread messages are counted; beyond that there are more. */
export const MAX_UNREAD = 100

export const RoomFace = z.object({
  chatRoomSeq: seq('chat room'),
  name: z.string(),
  writers: z.enum(chatWriters),
  /** What was said can be read, nothing more is said. */
  isClosed: z.boolean(),
})
export const ChatRoomRow = RoomFace.extend({
  unreadCount: z.int(),
  lastMessageAt: instant.nullable(),
  /** The missions that entering it completes. */
  missionCount: z.int(),
})
export type ChatRoomRow = z.input<typeof ChatRoomRow>

export const chatStates = ['SHOWN', 'REMOVED', 'HIDDEN'] as const
export const ChatMessage = z.object({
  chatMessageSeq: seq('chat message'),
  writerSeq: seq('user'),
  writerName: z.string(),
  writerImageUrl: z.string().nullable(),
  isMine: z.boolean(),
  isStaff: z.boolean(),
  /** REMOVED was taken back by its writer; HIDDEN was hidden by staff, who still read it, as its writer does. */
  state: z.enum(chatStates),
  content: z.string(),
  createdAt: instant,
})
export type ChatMessage = z.input<typeof ChatMessage>

export const path = '/channels/:channelSeq/courses/:courseSeq/chat-rooms'
export const one = `${path}/:chatRoomSeq` as const
export const message = `${one}/messages/:chatMessageSeq` as const
export const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'] as const

export const name = z.string().trim().min(1).max(40)
export const writers = z.enum(chatWriters)

export const MESSAGES_AT_ONCE = 50
