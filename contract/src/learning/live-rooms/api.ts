import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq, seqInUrl } from '../../values/ids.ts'
import { course } from '../live/schemas.ts'
import { POLL_CHOICES } from './live-rooms.rules.ts'
import {
  insideRefusals,
  MessageDraft,
  NetworkCheck,
  Poll,
  PollDraft,
  recordRefusals,
  Reaction,
  room,
  RoomMessage,
  roomRefusals,
  RoomSignature,
  RoomState,
  tab,
  TimerInput,
} from './schemas.ts'

/**
 * A token for the video room of a lesson, for everybody who may enter it now. `takeOver` ends the caller's connection on another
 * device. docs/rules.md.
 */
export const getRoomSignature = endpoint({
  method: 'GET',
  path: `${course}/generate-video-room-signature`,
  access: 'member',
  query: z.object({
    itemSeq: seqInUrl('curriculum'),
    tab,
    takeOver: z.enum(['Y', 'N']).default('N'),
  }),
  reply: RoomSignature,
  refuses: [...insideRefusals, 'VIDEO_ROOM_OTHER_DEVICE', 'VIDEO_ROOM_OFF', 'VIDEO_ROOM_STARTING'],
})

/** A token for a room of the caller's own, which shows whether their network lets picture and sound through. docs/rules.md R-958. */
export const getNetworkCheck = endpoint({
  method: 'GET',
  path: `${room}/network-check`,
  access: 'member',
  reply: NetworkCheck,
  refuses: [...roomRefusals, 'VIDEO_ROOM_OFF', 'VIDEO_ROOM_STARTING', 'TOO_MANY_REQUESTS'],
})

/**
 * Comes to the room, and again after each lost connection: the caller's sockets receive its messages from then on. Where learners
 * wait, the hosts see the caller among those who wait. docs/rules.md R-962.
 */
export const enterRoom = endpoint({
  method: 'POST',
  path: `${room}/enter`,
  access: 'member',
  body: z.object({ tab }),
  reply: RoomState,
  refuses: [...roomRefusals, 'VIDEO_ROOM_OFF', 'VIDEO_ROOM_STARTING', 'TOO_MANY_REQUESTS'],
})
export const getRoomState = endpoint({
  method: 'GET',
  path: room,
  access: 'member',
  query: z.object({ tab }),
  reply: RoomState,
  refuses: roomRefusals,
})

const person = z.object({ userSeq: seq('user') })
/** Without a number everybody who waits. */
export const admitToRoom = endpoint({
  method: 'POST',
  path: `${room}/admit`,
  access: 'member',
  body: z.object({ userSeq: seq('user').nullable() }),
  reply: nothing,
  refuses: [...roomRefusals],
})
export const declineEntry = endpoint({
  method: 'POST',
  path: `${room}/decline`,
  access: 'member',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals],
})
/** Ends the connection of a learner, who cannot return unless a host readmits them. docs/rules.md R-962. */
export const removeFromRoom = endpoint({
  method: 'POST',
  path: `${room}/remove`,
  access: 'member',
  action: 'live-rooms.removeFromRoom',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals],
})
/** Lets a removed learner enter again. docs/rules.md R-1000. */
export const readmitToRoom = endpoint({
  method: 'POST',
  path: `${room}/readmit`,
  access: 'member',
  action: 'live-rooms.readmitToRoom',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals],
})
export const lockRoom = endpoint({
  method: 'POST',
  path: `${room}/lock`,
  access: 'member',
  body: z.object({ isLocked: z.boolean() }),
  reply: nothing,
  refuses: [...roomRefusals],
})
/** Mutes a learner, or without a number all learners. They can turn their microphone on again. */
export const muteInRoom = endpoint({
  method: 'POST',
  path: `${room}/mute`,
  access: 'member',
  body: z.object({ userSeq: seq('user').nullable() }),
  reply: nothing,
  refuses: [...roomRefusals],
})
/** Prompts a person to turn the microphone on, and lowers their hand: nobody else can turn it on. docs/rules.md R-964. */
export const requestUnmute = endpoint({
  method: 'POST',
  path: `${room}/request-unmute`,
  access: 'member',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals],
})
export const stopShare = endpoint({
  method: 'POST',
  path: `${room}/stop-share`,
  access: 'member',
  body: person,
  reply: nothing,
  refuses: [...roomRefusals],
})

/** Raises or lowers the caller's hand. */
export const raiseHand = endpoint({
  method: 'POST',
  path: `${room}/hand`,
  access: 'member',
  body: z.object({ isRaised: z.boolean() }),
  reply: nothing,
  refuses: [...insideRefusals, 'TOO_MANY_REQUESTS'],
})
/** Lowers a learner's hand, or without a number all hands. */
export const lowerHands = endpoint({
  method: 'POST',
  path: `${room}/lower-hands`,
  access: 'member',
  body: z.object({ userSeq: seq('user').nullable() }),
  reply: nothing,
  refuses: [...roomRefusals],
})
export const sendReaction = endpoint({
  method: 'POST',
  path: `${room}/reaction`,
  access: 'member',
  body: z.object({ reaction: Reaction }),
  reply: nothing,
  refuses: [...insideRefusals, 'TOO_MANY_REQUESTS'],
})

/** The newest messages of the lesson in the order they were sent, or those after one. */
export const listRoomMessages = endpoint({
  method: 'GET',
  path: `${room}/messages`,
  access: 'member',
  query: z.object({ after: seqInUrl('live message').optional() }),
  reply: z.object({ list: RoomMessage.array() }),
  refuses: [...insideRefusals],
})
export const sendRoomMessage = endpoint({
  method: 'POST',
  path: `${room}/messages`,
  access: 'member',
  body: MessageDraft,
  reply: RoomMessage,
  refuses: [...insideRefusals, 'TOO_MANY_REQUESTS'],
})
/** An address that opens the file of a message for a few minutes, during the lesson and after it. docs/rules.md R-1003. */
export const openMessageFile = endpoint({
  method: 'GET',
  path: `${room}/messages/:liveMessageSeq/file`,
  access: 'member',
  reply: z.object({ url: z.string() }),
  refuses: [...insideRefusals],
})
/** Removes the caller's own message, or as a host anybody's: its position stays, its text goes. */
export const removeRoomMessage = endpoint({
  method: 'POST',
  path: `${room}/messages/:liveMessageSeq/delete`,
  access: 'member',
  reply: nothing,
  refuses: [...insideRefusals],
})

/** Starts the timer that everybody sees, or changes it. docs/rules.md R-1004. */
export const setRoomTimer = endpoint({
  method: 'POST',
  path: `${room}/timer`,
  access: 'member',
  body: TimerInput,
  reply: nothing,
  refuses: [...roomRefusals],
})
/** Opens a poll; one at a time. */
export const openPoll = endpoint({
  method: 'POST',
  path: `${room}/polls`,
  access: 'member',
  body: PollDraft,
  reply: z.object({ livePollSeq: seq('live poll') }),
  refuses: [...roomRefusals, 'LIVE_POLL_OPEN'],
})
/** Votes end, and everybody sees the result. */
export const closePoll = endpoint({
  method: 'POST',
  path: `${room}/polls/:livePollSeq/close`,
  access: 'member',
  reply: nothing,
  refuses: [...roomRefusals],
})
/** One vote for each person; a second one replaces the first. docs/rules.md R-969. */
export const votePoll = endpoint({
  method: 'POST',
  path: `${room}/polls/:livePollSeq/vote`,
  access: 'member',
  body: z.object({
    choice: z
      .int()
      .min(0)
      .max(POLL_CHOICES.max - 1),
  }),
  reply: nothing,
  refuses: [...insideRefusals, 'LIVE_POLL_CLOSED', 'TOO_MANY_REQUESTS'],
})

/** The polls of a lesson that is over, with their votes, and how much was written; questions as far as the caller reads them. R-1002. */
export const getRoomRecord = endpoint({
  method: 'GET',
  path: `${room}/record`,
  access: 'member',
  reply: z.object({
    messageCount: z.int(),
    questionCount: z.int(),
    polls: Poll.array(),
    /** How many pages of the whiteboard bear something. docs/rules.md R-1307. */
    boardPageCount: z.int(),
  }),
  refuses: recordRefusals,
  shows: 'live-rooms',
})
/** What was written during a lesson that is over, in its order; `only` leaves the questions to the hosts. R-1002. */
export const listRecordedMessages = endpoint({
  method: 'GET',
  path: `${room}/record/messages`,
  access: 'member',
  query: z.object({ after: seqInUrl('live message').optional(), only: z.enum(['QUESTIONS']).optional() }),
  reply: z.object({ list: RoomMessage.array(), hasMore: z.boolean() }),
  refuses: recordRefusals,
  shows: 'live-rooms',
})
