import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import { trackSources, type JoinGrant } from './live-media.ts'

/** For how long a token may be used to join. */
export const JOIN_SECONDS = 300
/** Tolerated difference between the clocks of two machines. */
export const LEEWAY_SECONDS = 5

/** The name and the secret under which a media server knows who signs. */
export interface ApiKey {
  key: string
  secret: string
}

const Claims = z.object({
  sub: z.string().min(1).max(200),
  name: z.string().max(200).default(''),
  metadata: z.string().max(4096).default(''),
  exp: z.number(),
  /** In milliseconds: a token issued after a removal lets people return. */
  issuedAt: z.number(),
  video: z.object({
    room: z.string().min(1).max(100),
    roomJoin: z.literal(true),
    canPublishSources: z.enum(trackSources).array().default([]),
    hidden: z.boolean().default(false),
  }),
})

export interface JoinClaims extends JoinGrant {
  metadata: string
  isHidden: boolean
  issuedAt: number
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token signed with HMAC-SHA256, as LiveKit uses it. */
export function signToken(
  { key, secret }: ApiKey,
  claims: Record<string, unknown>,
  { now, seconds }: { now: Date; seconds: number },
): string {
  const at = Math.floor(now.getTime() / 1000)
  const body = part({ ...claims, iss: key, nbf: at - LEEWAY_SECONDS, exp: at + seconds })
  const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${body}`
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
}

/** LiveKit's claims. An empty list of sources would allow all of them, so `canPublish` says whether there are any. */
export const signJoinToken = (apiKey: ApiKey, grant: JoinGrant, now: Date): string =>
  signToken(
    apiKey,
    {
      sub: grant.identity,
      name: grant.name,
      issuedAt: now.getTime(),
      ...(grant.metadata !== undefined && { metadata: grant.metadata }),
      video: {
        room: grant.room,
        roomJoin: true,
        canSubscribe: true,
        canPublish: grant.sources.length > 0,
        canPublishData: false,
        canPublishSources: grant.sources,
        hidden: grant.isHidden ?? false,
      },
    },
    { now, seconds: JOIN_SECONDS },
  )

/** What a token allows; null when it is forged, expired or no token to join. */
export async function readJoinToken(
  { key, secret }: ApiKey,
  token: string,
  now: Date,
): Promise<JoinClaims | null> {
  const verified = await jwtVerify(token, Buffer.from(secret), {
    issuer: key,
    algorithms: ['HS256'],
    currentDate: now,
    clockTolerance: LEEWAY_SECONDS,
  }).catch(() => null)
  const { data } = Claims.safeParse(verified?.payload)
  if (!data) return null
  const { sub, name, metadata, issuedAt, video } = data
  return {
    room: video.room,
    identity: sub,
    name,
    metadata,
    sources: video.canPublishSources,
    isHidden: video.hidden,
    issuedAt,
  }
}
