import { z } from 'zod'
import { instant, seq, seqInUrl } from '../../values/ids.ts'
import { chatAudiences, chatWriters } from './chats.rules.ts'

/** Unread messages are counted up to this number; beyond it screens show that there are more. */
export const MAX_UNREAD = 100

export const RoomFace = z.object({
  chatRoomSeq: seq('chat room'),
  name: z.string(),
  writers: z.enum(chatWriters),
  /** Nobody can write any more; earlier messages stay readable. */
  isClosed: z.boolean(),
  /** Where people talk, where that is not on this site; null for a room of the site's own. */
  externalUrl: z.string().nullable(),
})
export const ChatRoomRow = RoomFace.extend({
  unreadCount: z.int(),
  lastMessageAt: instant.nullable(),
  /** The number of missions that entering the room completes. */
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
  /** REMOVED: taken back by its writer. HIDDEN: hidden by staff; staff and its writer still read it. */
  state: z.enum(chatStates),
  content: z.string(),
  createdAt: instant,
})
export type ChatMessage = z.input<typeof ChatMessage>

export const path = '/channels/:channelSeq/courses/:courseSeq/chat-rooms'
export const one = `${path}/:chatRoomSeq` as const
export const message = `${one}/messages/:chatMessageSeq` as const
export const here = ['CLASS_NOT_FOUND', 'CLASS_GONE', 'NOT_ATTENDING'] as const

export const EnteredRoom = RoomFace.extend({
  /** Empty for a room of the whole site. */
  courseTitle: z.string(),
  isStaff: z.boolean(),
  mayWrite: z.boolean(),
  /** The last message the caller has read; null when they never opened the room. */
  readUpTo: z.int().nullable(),
  /** Titles of the missions that this completed. */
  completed: z.string().array(),
})

export const name = z.string().trim().min(1).max(40)
export const writers = z.enum(chatWriters)

export const MESSAGES_AT_ONCE = 50
export const MessageQuery = z.object({
  /** A message number; the message itself need not exist. */
  before: z.coerce.number<number>().int().positive().optional(),
  after: seqInUrl('chat message').optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(MESSAGES_AT_ONCE),
})

/** The address of a room at another service. */
export const externalUrl = z.url({ protocol: /^https$/ }).max(500)
/** A room of the whole site. */
export const SiteRoomInput = z.object({
  name,
  writers: writers.default('ALL'),
  audience: z.enum(chatAudiences).default('MEMBERS'),
  externalUrl: externalUrl.nullable().default(null),
})
