import { z } from 'zod'
import { liveUserTypes } from '../../teaching/curriculum/live-items.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import {
  entryStates,
  MAX_CHOICE_LETTERS,
  MAX_MESSAGE_LETTERS,
  MAX_QUESTION_LETTERS,
  messageFileKinds,
  POLL_CHOICES,
  reactions,
  roomSources,
} from './live-rooms.rules.ts'
import { GroupRef, RoomGroups, RoomPerson } from './groups.schemas.ts'
import { Broadcast, RoomAudience } from './audience.schemas.ts'
import { RoomBoard } from './board.schemas.ts'
import { RoomRecording } from './recordings.schemas.ts'
import { MAX_TIMER_SECONDS, MIN_TIMER_SECONDS, timerCommands } from './timer.rules.ts'
import { joinRefusals } from '../live/schemas.ts'

/** Those of reading what a lesson left behind. */
export const recordRefusals = [
  'CLASS_NOT_FOUND',
  'CLASS_GONE',
  'NOT_ATTENDING',
  'LESSON_LOCKED',
  'VIDEO_ROOM_NOT_OVER',
] as const

export const room = '/channels/:channelSeq/courses/:courseSeq/live/:itemSeq/room'
export const roomRefusals = [...joinRefusals] as const
/** Those of calls by people who have to be in the room. */
export const insideRefusals = [
  ...joinRefusals,
  'VIDEO_ROOM_WAITING',
  'VIDEO_ROOM_DECLINED',
  'VIDEO_ROOM_REMOVED',
  'VIDEO_ROOM_LOCKED',
] as const

/** Names a tab of the browser, also after it was loaded again: one person is inside on one device. */
export const tab = z
  .string()
  .regex(/^[a-z0-9]{1,16}$/)
  .default('0')

/** What enters the room: with livekit-client, or for the audience of a lesson as a stream. */
export const RoomSignature = z.object({
  /** The stream of those who watch alone, for whom token and address are empty; null for all others. docs/rules.md R-1296. */
  broadcast: Broadcast.nullable(),
  /** The token; it may be used to join for a few minutes. */
  signature: z.string(),
  url: z.string(),
  iceServers: z
    .object({
      urls: z.string().array(),
      username: z.string().optional(),
      credential: z.string().optional(),
    })
    .array(),
  engine: z.enum(['embedded', 'livekit']),
  identity: z.string(),
  name: z.string(),
  userType: z.enum(liveUserTypes),
  sources: z.enum(roomSources).array(),
  /** The UDP port that has to be reached; null where it is not known. */
  port: z.int().nullable(),
  /** The group that the token is for; null for the room itself. docs/rules.md R-991. */
  liveGroupSeq: seq('live group').nullable(),
})
export type RoomSignature = z.input<typeof RoomSignature>

/** What tries the network before the room, with livekit-client. */
export const NetworkCheck = RoomSignature.pick({
  signature: true,
  url: true,
  iceServers: true,
  engine: true,
  port: true,
})
export type NetworkCheck = z.input<typeof NetworkCheck>

/** What the token says about a participant to all others. */
export const ParticipantInfo = z.object({
  userSeq: seq('user'),
  userType: z.enum(liveUserTypes),
  imageUrl: z.string().nullable(),
})
export type ParticipantInfo = z.output<typeof ParticipantInfo>

export const PollDraft = z.object({
  question: z.string().trim().min(1).max(MAX_QUESTION_LETTERS),
  choices: z
    .string()
    .trim()
    .min(1)
    .max(MAX_CHOICE_LETTERS)
    .array()
    .min(POLL_CHOICES.min)
    .max(POLL_CHOICES.max)
    .refine((choices) => new Set(choices).size === choices.length),
})
export const Poll = z.object({
  livePollSeq: seq('live poll'),
  question: z.string(),
  choices: z.string().array(),
  isClosed: z.boolean(),
  /** The position of the caller's choice; null before they vote. */
  myChoice: z.int().nullable(),
  /** How many voted in all. */
  voteCount: z.int(),
  /** Votes by choice; null for people who do not see them yet. docs/rules.md R-969. */
  votes: z.int().array().nullable(),
})
export type Poll = z.input<typeof Poll>

export const RoomState = z.object({
  isHost: z.boolean(),
  /** The state of the caller. */
  state: z.enum([...entryStates, 'LOCKED']),
  /** The caller is inside in another tab. docs/rules.md R-963. */
  isOnOtherDevice: z.boolean(),
  isLocked: z.boolean(),
  hasWaitingRoom: z.boolean(),
  /** Those who raised a hand, in that order. */
  hands: RoomPerson.extend({ raisedAt: instant }).array(),
  /** Those who wait, in that order; for hosts only. */
  waiting: RoomPerson.extend({ requestedAt: instant }).array(),
  /** Those whom a host removed, the last one first; for hosts only. */
  removed: RoomPerson.extend({ removedAt: instant }).array(),
  /** The timer of the hosts; null for none. docs/rules.md R-1004. */
  timer: z.object({ endsAt: instant.nullable(), leftSeconds: z.int().nullable() }).nullable(),
  /** The server's clock. */
  now: instant,
  /** The latest poll of the lesson. */
  poll: Poll.nullable(),
  ...RoomBoard,
  /** Whether a host switched captions on. docs/rules.md R-1218. */
  hasCaptions: z.boolean(),
  /** Whether captions stay with recordings. docs/rules.md R-1305. */
  keepsCaptions: z.boolean(),
  ...RoomRecording,
  ...RoomAudience,
  ...RoomGroups,
})
export type RoomState = z.input<typeof RoomState>

/** What hosts do with the timer. docs/rules.md R-1004. */
export const TimerInput = z.union([
  z.object({
    command: z.literal('START'),
    seconds: z.int().min(MIN_TIMER_SECONDS).max(MAX_TIMER_SECONDS),
  }),
  z.object({ command: z.enum(timerCommands) }),
])

/** A file of a message. docs/rules.md R-1003. */
export const MessageFile = z.object({
  originFileName: z.string(),
  contentType: z.string(),
  fileSize: z.int(),
  /** Addresses that expire after some minutes; null for documents, whose address is fetched when somebody opens them. */
  picture: z.object({ thumbUrl: z.string(), url: z.string() }).nullable(),
})
export type MessageFile = z.input<typeof MessageFile>

export const RoomMessage = z.object({
  liveMessageSeq: seq('live message'),
  writerSeq: seq('user'),
  writerName: z.string(),
  writerImageUrl: z.string().nullable(),
  isMine: z.boolean(),
  isHost: z.boolean(),
  /** A question that only the hosts and its writer read. */
  isForHosts: z.boolean(),
  isRemoved: z.boolean(),
  /** The group in which it was written; null for the room itself. */
  group: GroupRef.nullable(),
  /** From a host to the room and all of its groups. */
  isAnnouncement: z.boolean(),
  /** Empty for a removed message, and for a file without words. */
  content: z.string(),
  file: MessageFile.nullable(),
  createdAt: instant,
})
export type RoomMessage = z.input<typeof RoomMessage>

export const MessageDraft = z
  .object({
    /** The sender's own key: a message that is sent twice is stored once. */
    clientKey: z.uuid(),
    content: z.string().trim().max(MAX_MESSAGE_LETTERS).default(''),
    isForHosts: z.boolean().default(false),
    /** To the room and all of its groups; from hosts alone. */
    isAnnouncement: z.boolean().default(false),
    file: z
      .object({ fileSeq: seq('file'), kind: z.enum(messageFileKinds) })
      .nullable()
      .default(null),
  })
  .refine(({ content, file }) => content !== '' || file !== null)
export const Reaction = z
  .int()
  .min(0)
  .max(reactions.length - 1)
