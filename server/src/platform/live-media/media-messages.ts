// What the product and its media process send each other.
import { z } from 'zod'
import { recordingProblems, trackSources } from './live-media.ts'

const ApiKey = z.object({ key: z.string(), secret: z.string() })
const Restriction = z.object({
  room: z.string(),
  identity: z.string().nullable(),
  sources: z.enum(trackSources).array().nullable(),
  at: z.number(),
})

const RecordingOrder = z.object({
  room: z.string(),
  /** Also that of its folder. */
  name: z.string().regex(/^\d+-\d+$/),
  maxBytes: z.number(),
})

const BroadcastOrder = z.object({
  room: z.string(),
  /** Also that of its folder. */
  name: z.string().regex(/^\d+-\d+$/),
  until: z.number(),
})

/** The first message to the media process. */
export const MediaSettings = z.object({
  apiKey: ApiKey,
  /** 0 for any free port. */
  port: z.int(),
  bindAddress: z.string(),
  /** Where browsers reach the port, beside the addresses of this machine. */
  publicAddresses: z.string().array(),
  ice: z.object({
    stunUrls: z.string().array(),
    turn: z.object({ urls: z.string().array(), secret: z.string() }).nullable(),
  }),
  restrictions: Restriction.array(),
  recordingsFolder: z.string(),
  /** Those that another process began. */
  recordings: RecordingOrder.array(),
  /** The transcoder; null where there is none. */
  ffmpeg: z.string().nullable(),
  broadcastsFolder: z.string(),
  /** Those that another process began. */
  broadcasts: BroadcastOrder.array(),
})
export type MediaSettings = z.output<typeof MediaSettings>

/** What is decided about a room; every process of the installation receives it. */
export const MediaCommand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('restrict'), ...Restriction.shape }),
  z.object({
    kind: z.literal('mute'),
    room: z.string(),
    identity: z.string(),
    source: z.enum(trackSources),
  }),
  z.object({ kind: z.literal('record'), ...RecordingOrder.shape }),
  z.object({ kind: z.literal('stopRecord'), room: z.string(), name: z.string() }),
  z.object({ kind: z.literal('broadcast'), ...BroadcastOrder.shape }),
  z.object({ kind: z.literal('stopBroadcast'), room: z.string() }),
])
export type MediaCommand = z.output<typeof MediaCommand>

/** To the media process. A `socket` comes with its connection, on which the browser waits for the upgrade. */
export const ToMedia = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), ...MediaSettings.shape }),
  z.object({
    kind: z.literal('socket'),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    /** In base64: what the browser sent behind its headers. */
    head: z.string(),
  }),
  ...MediaCommand.options,
  z.object({ kind: z.literal('ping') }),
  /** Says goodbye to the browsers, then ends. */
  z.object({ kind: z.literal('stop') }),
])
export type ToMedia = z.output<typeof ToMedia>

const Presence = { room: z.string(), identity: z.string(), at: z.number() }

/** From the media process. */
export const FromMedia = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), port: z.int() }),
  z.object({ kind: z.literal('failed'), reason: z.enum(['NO_PORT', 'NO_BINARY']), detail: z.string() }),
  z.object({ kind: z.literal('joined'), ...Presence }),
  z.object({ kind: z.literal('left'), ...Presence }),
  z.object({
    kind: z.literal('recordingEnded'),
    room: z.string(),
    name: z.string(),
    problem: z.enum(recordingProblems).nullable(),
    bytes: z.number(),
    at: z.number(),
  }),
  z.object({ kind: z.literal('error'), detail: z.string() }),
  z.object({ kind: z.literal('pong') }),
  /** The last message. */
  z.object({ kind: z.literal('stopped') }),
])
export type FromMedia = z.output<typeof FromMedia>
