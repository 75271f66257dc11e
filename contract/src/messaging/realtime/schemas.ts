import { z } from 'zod'
import { stopCodes, quietCodes } from './realtime.rules.ts'

/** Messages from the server. */
export const ServerMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('pong') }),
  /** `within` spreads the reloads of many browsers: each waits a random time of at most this many seconds. */
  z.object({ cmd: z.literal('alarm'), within: z.int().optional() }),
  /** This member read their notifications in another window. */
  z.object({ cmd: z.literal('alarm_read') }),
  z.object({ cmd: z.literal('video'), uploadVodSeq: z.int() }),
  z.object({ cmd: z.literal('sales') }),
  /** A message was sent or changed in a chat room; without a number the room itself changed. The browser fetches the content. */
  z.object({ cmd: z.literal('chat'), chatRoomSeq: z.int(), chatMessageSeq: z.int().nullable() }),
  /** The state of a video room changed, or with a number a message in it was sent or changed. The browser fetches the content. */
  z.object({ cmd: z.literal('live_room'), curriculumSeq: z.int(), liveMessageSeq: z.int().nullable() }),
  /** A person in the video room shows a reaction, by its position in the list of reactions. */
  z.object({ cmd: z.literal('live_reaction'), curriculumSeq: z.int(), userSeq: z.int(), reaction: z.int() }),
  /** The board of a video room changed: the browser fetches what is new after the version that it has. */
  z.object({ cmd: z.literal('live_board'), curriculumSeq: z.int() }),
  /** Something was said in a video room that has captions. The browser fetches the content. */
  z.object({ cmd: z.literal('live_caption'), curriculumSeq: z.int() }),
  /** A host of the video room prompts this person to turn the microphone on. */
  z.object({ cmd: z.literal('live_unmute'), curriculumSeq: z.int() }),
  /** This member started this lesson on another device: its players here check whether they may continue. */
  z.object({ cmd: z.literal('turn_on'), curriculumSeq: z.int() }),
  /** This member stopped playback elsewhere; a `playId` names the player that has to stop. */
  z.object({ cmd: z.literal('turn_off'), curriculumSeq: z.int(), playId: z.string().optional() }),
  z.object({ cmd: z.enum(stopCodes) }),
  z.object({ cmd: z.enum(quietCodes) }),
])
export type ServerMessage = z.output<typeof ServerMessage>

/** Messages from the browser. */
export const ClientMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('ping') }),
  z.object({ cmd: z.literal('turn_on'), curriculumSeq: z.int() }),
  z.object({ cmd: z.literal('turn_off'), curriculumSeq: z.int() }),
])
export type ClientMessage = z.output<typeof ClientMessage>
