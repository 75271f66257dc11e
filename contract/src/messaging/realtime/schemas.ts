import { z } from 'zod'

/** After these the line stays closed: signed in elsewhere (E0003), or the account or its token was revoked (E0013). */
const stopCodes = ['E0003', 'E0013'] as const
/** Numbers without a meaning of their own: they may arrive, and nothing follows. docs/rules.md R-268. */
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

/** What the server says over the socket. */
export const ServerMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('pong') }),
  /** With `within` for many at once: each asks at a moment of its own within so many seconds. */
  z.object({ cmd: z.literal('alarm'), within: z.int().optional() }),
  /** This member read their alarms in another window. */
  z.object({ cmd: z.literal('alarm_read') }),
  z.object({ cmd: z.literal('video'), uploadVodSeq: z.int() }),
  z.object({ cmd: z.literal('sales') }),
  /** Something was said or changed in a chat room; without a number the room itself changed. What it is has to be asked. */
  z.object({ cmd: z.literal('chat'), chatRoomSeq: z.int(), chatMessageSeq: z.int().nullable() }),
  /** This member began to watch this lesson on another device: a player of it here checks whether it still may play. */
  z.object({ cmd: z.literal('turn_on'), curriculumSeq: z.int() }),
  /** This member stopped watching elsewhere; with a `playId` that player has to stop. */
  z.object({ cmd: z.literal('turn_off'), curriculumSeq: z.int(), playId: z.string().optional() }),
  z.object({ cmd: z.enum(stopCodes) }),
  z.object({ cmd: z.enum(quietCodes) }),
])
export type ServerMessage = z.output<typeof ServerMessage>

/** What the browser says. */
export const ClientMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('ping') }),
  z.object({ cmd: z.literal('turn_on'), curriculumSeq: z.int() }),
  z.object({ cmd: z.literal('turn_off'), curriculumSeq: z.int() }),
])
export type ClientMessage = z.output<typeof ClientMessage>
export const PING_SECONDS = 30
export const PONG_TIMEOUT_SECONDS = 30
export const RECONNECT_SECONDS = 10
