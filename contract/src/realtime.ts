import { z } from 'zod'
import { endpoint } from './grammar.ts'

/** A single-use ticket for the socket; a token never stands in an address. */
export const issueTicket = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/realtime/ticket',
  access: 'member',
  reply: z.object({ ticket: z.string(), url: z.string() }),
})

/** What the server says over the socket. */
export const ServerMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('pong') }),
  /** With `within` for many at once: each asks at a moment of its own within so many seconds. */
  z.object({ cmd: z.literal('alarm'), within: z.int().optional() }),
  z.object({ cmd: z.literal('video'), uploadVodSeq: z.int() }),
  z.object({ cmd: z.literal('sales') }),
  /** Signed in elsewhere: a forced stop. */
  z.object({ cmd: z.literal('E0003') }),
  /** The account or its token was revoked: a forced stop. */
  z.object({ cmd: z.literal('E0013') }),
])
export type ServerMessage = z.output<typeof ServerMessage>

/** What the browser says. */
export const ClientMessage = z.discriminatedUnion('cmd', [
  z.object({ cmd: z.literal('ping') }),
  z.object({ cmd: z.literal('turn_on'), curriculumSeq: z.int() }),
  z.object({ cmd: z.literal('turn_off'), curriculumSeq: z.int() }),
])
export const PING_SECONDS = 30
export const PONG_TIMEOUT_SECONDS = 30
export const RECONNECT_SECONDS = 10
