import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { LEEWAY_SECONDS, signJoinToken, signToken, type ApiKey } from './join-tokens.ts'
import type { LiveMedia, TrackSource } from './live-media.ts'
import { presenceOf } from './presence.ts'

export interface LiveKitOptions {
  /** As browsers take it: `wss://live.example.com`. */
  url: string
  apiKey: ApiKey
  now: Clock
  onError: (error: unknown) => void
}

/** A LiveKit server, or LiveKit's cloud. */
export interface LiveKitMedia extends LiveMedia {
  kind: 'livekit'
  /** Reads an event of the server. False when the server did not sign it. */
  receive: (body: string, authorization: string) => Promise<boolean>
}

const PATIENCE_MS = 10_000
const TOKEN_SECONDS = 60

const Participant = z.object({
  tracks: z
    .object({ sid: z.string(), source: z.string().default('') })
    .array()
    .default([]),
})
const Event = z.object({
  event: z.string(),
  room: z.object({ name: z.string() }).optional(),
  participant: z.object({ identity: z.string() }).optional(),
  /** In seconds; protobuf writes large numbers as text. */
  createdAt: z.coerce.number().optional(),
})

const sourceNames = (sources: readonly TrackSource[]) => sources.map((source) => source.toUpperCase())

export function liveKitMedia({ url, apiKey, now, onError }: LiveKitOptions): LiveKitMedia {
  const presence = presenceOf(onError)
  const call = (method: string, room: string, body: Record<string, unknown>) =>
    callServer({ url, apiKey, now: now(), method, room }, body)
  return {
    kind: 'livekit',
    unavailable: () => null,
    status: () => ({ problem: null, port: null, crashes: 0, broadcasts: null, ...presence.count() }),
    issueToken: (grant) => ({ url, token: signJoinToken(apiKey, grant, now()), iceServers: [] }),
    async setSources(room, identity, sources) {
      const canPublish = sources.length > 0
      const permission = { canSubscribe: true, canPublish, canPublishSources: sourceNames(sources) }
      await call('UpdateParticipant', room, { room, identity, permission })
    },
    async mute(room, identity, source) {
      const { data } = Participant.safeParse(await call('GetParticipant', room, { room, identity }))
      const track = data?.tracks.find((one) => one.source === source.toUpperCase())
      if (track) await call('MutePublishedTrack', room, { room, identity, trackSid: track.sid, muted: true })
    },
    async remove(room, identity) {
      // Tokens that became valid earlier are refused from now on.
      const revokeTokenTs = String(Math.floor(now().getTime() / 1000) - LEEWAY_SECONDS)
      await call('RemoveParticipant', room, { room, identity, revokeTokenTs })
    },
    async close(room) {
      await call('DeleteRoom', room, { room })
    },
    subscribe: presence.subscribe,
    canRecord: false,
    record: () => Promise.resolve(),
    stopRecord: () => Promise.resolve(),
    canBroadcast: false,
    broadcast: () => Promise.resolve(),
    stopBroadcast: () => Promise.resolve(),
    subscribeToRecordings: () => () => {},
    async receive(body, authorization) {
      if (!(await isSigned({ apiKey, now: now() }, body, authorization))) return false
      const { data } = Event.safeParse(JSON.parse(body))
      const kind = kindOf(data?.event)
      if (!kind || !data?.room || !data.participant) return true
      const at = data.createdAt === undefined ? now() : new Date(data.createdAt * 1000)
      presence.emit({ kind, room: data.room.name, identity: data.participant.identity, at })
      return true
    },
  }
}

const kindOf = (event: string | undefined) =>
  event === 'participant_joined' ? 'joined' : event === 'participant_left' ? 'left' : null

interface ServerCall {
  url: string
  apiKey: ApiKey
  now: Date
  method: string
  room: string
}

/** LiveKit's API is Twirp: one POST for each method. What is not there any more is done already. */
async function callServer(
  { url, apiKey, now, method, room }: ServerCall,
  body: Record<string, unknown>,
): Promise<unknown> {
  const video = { roomAdmin: true, roomCreate: true, room }
  const token = signToken(apiKey, { video }, { now, seconds: TOKEN_SECONDS })
  const address = new URL(`/twirp/livekit.RoomService/${method}`, url.replace(/^ws/, 'http'))
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`LiveKit answered ${response.status} to ${method}`)
  return response.json()
}

/** The server signs a token that contains the hash of what it sends. */
async function isSigned({ apiKey, now }: { apiKey: ApiKey; now: Date }, body: string, authorization: string) {
  const verified = await jwtVerify(authorization, Buffer.from(apiKey.secret), {
    issuer: apiKey.key,
    algorithms: ['HS256'],
    currentDate: now,
    clockTolerance: LEEWAY_SECONDS,
  }).catch(() => null)
  return verified?.payload['sha256'] === createHash('sha256').update(body).digest('base64')
}
