import { isIP } from 'node:net'
import { z } from 'zod'
import { listOf, row, text } from './setting-row.ts'

export interface LiveSettings {
  /** Null where this process has no media process; 0 for any free port. */
  port: number | null
  bindAddress: string
  publicAddresses: readonly string[]
  stunUrls: readonly string[]
  turn: { urls: readonly string[]; secret: string } | null
  /** Of one recording; 0 where nothing is recorded. */
  recordingMaxBytes: number
  /** The server that carries live rooms instead; null for the product's own media process. */
  liveKit: { url: string; key: string; secret: string } | null
}

/** The one that LiveKit uses too, so that its guides to firewalls apply. */
const DEFAULT_PORT = 7882

const port = z
  .union([
    z.literal('off').transform(() => null),
    z.coerce.number('write a number or off').int('write a whole number').min(0).max(65_535),
  ])
  .optional()

const publicAddresses = listOf(
  (entry) => isIP(entry) !== 0,
  'write IP addresses by commas, such as 203.0.113.7',
)
const stunUrls = listOf(
  (entry) => /^stuns?:[\w.:-]+$/.test(entry),
  'write addresses by commas, such as stun:stun.example.com:3478',
)
const turnUrls = listOf(
  (entry) => /^turns?:[\w.:-]+(?:\?transport=(?:udp|tcp))?$/.test(entry),
  'write addresses by commas, such as turn:turn.example.com:3478 or turns:turn.example.com:443?transport=tcp',
)
const liveKitUrl = z
  .url({ protocol: /^wss?$/, error: 'write an address such as wss://live.example.com' })
  .transform((url) => url.replace(/\/$/, ''))

/** The environment variables of live rooms. */
export const liveSettingsTable = {
  LIVE_MEDIA_PORT: row(
    port,
    `${DEFAULT_PORT}; in demo mode any free one`,
    'The UDP port of live rooms, to be opened in the firewall. `off` for none, 0 for any free one. Of several processes on one machine the first gets it.',
  ),
  LIVE_PUBLIC_ADDRESS: row(
    publicAddresses.default([]),
    'the addresses of this machine',
    'The IP address at which browsers reach that port, where the machine itself has another one, as at most clouds. Several by commas.',
  ),
  STUN_URLS: row(
    stunUrls.default([]),
    'none',
    'STUN servers for browsers, by commas. Hardly ever needed: the media process sees where browsers are.',
  ),
  TURN_URLS: row(
    turnUrls.default([]),
    'none',
    'TURN servers for browsers behind firewalls that let no UDP through, by commas, such as `turns:turn.example.com:443?transport=tcp`.',
  ),
  TURN_SECRET: row(
    text,
    'unset',
    'The secret they share with the product (coturn: `static-auth-secret`). Needed with `TURN_URLS`.',
  ),
  LIVE_RECORDING_MAX_GB: row(
    z.coerce.number('write a number of gigabytes').min(0).max(1000).default(10),
    '10 GB',
    'How large one recording of a live room may become before it ends by itself; an hour has about one gigabyte. 0 for no recordings. It also ends while 512 MB are left on the disk.',
  ),
  LIVEKIT_URL: row(
    liveKitUrl.optional(),
    'unset: the media process of the product',
    'A LiveKit server that carries live rooms instead of the product.',
  ),
  LIVEKIT_API_KEY: row(text, 'unset', 'The key of that server. Needed with `LIVEKIT_URL`.'),
  LIVEKIT_API_SECRET: row(text, 'unset', 'Its secret. Needed with `LIVEKIT_URL`.'),
}

type Table = typeof liveSettingsTable
type LiveEnvironment = z.output<z.ZodObject<{ [Name in keyof Table]: Table[Name]['reads'] }>>

export function liveSettingsIn(data: LiveEnvironment, isDemo: boolean): LiveSettings {
  const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = data
  const { TURN_URLS: urls, TURN_SECRET } = data
  return {
    port: data.LIVE_MEDIA_PORT === undefined ? (isDemo ? 0 : DEFAULT_PORT) : data.LIVE_MEDIA_PORT,
    bindAddress: isDemo ? '127.0.0.1' : '0.0.0.0',
    publicAddresses: data.LIVE_PUBLIC_ADDRESS,
    stunUrls: data.STUN_URLS,
    turn: urls.length > 0 && TURN_SECRET ? { urls, secret: TURN_SECRET } : null,
    recordingMaxBytes: Math.floor(data.LIVE_RECORDING_MAX_GB * 1e9),
    liveKit: url && key && secret ? { url, key, secret } : null,
  }
}

export function liveMistakesIn(data: LiveEnvironment): string[] {
  const { LIVEKIT_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET, TURN_URLS, TURN_SECRET } = data
  return [
    LIVEKIT_URL !== undefined &&
      !(LIVEKIT_API_KEY && LIVEKIT_API_SECRET) &&
      'LIVEKIT_API_KEY, LIVEKIT_API_SECRET: needed with LIVEKIT_URL',
    TURN_URLS.length > 0 && TURN_SECRET === undefined && 'TURN_SECRET: needed with TURN_URLS',
  ].filter((mistake) => typeof mistake === 'string')
}
