import { z } from 'zod'

/**
 * After these the browser does not reconnect: the user signed in elsewhere (E0003), or the account or its token was revoked
 * (E0013).
 */
const stopCodes = ['E0003', 'E0013'] as const
/** Reserved numbers: they may arrive and have no effect. docs/rules.md R-268. */
const quietCodes = [
  'E500',
  'E0001',
  'E0002',
  'E0004',
  'E0005',
  'E0006',
  'E0007',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0014',
  'E0015',
  'E0016',
  'E0017',
] as const
// prettier-ignore
export const isForcedStop = ({ cmd }: ServerMessage) => stopCodes.some((code) => code === cmd)

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
export const PING_SECONDS = 30
export const PONG_TIMEOUT_SECONDS = 30
export const RECONNECT_SECONDS = 10
