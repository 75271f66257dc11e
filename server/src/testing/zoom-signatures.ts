import { createHmac } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'

export const zoomSecretToken = 'secrettoken'
interface SignedEvent {
  body: object | string
  now: Date
  secret?: string
}
/** A webhook as Zoom sends it. */
export function zoomWebhook({ body, now, secret = zoomSecretToken }: SignedEvent) {
  const rawBody = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const time = String(Math.floor(now.getTime() / 1000))
  const hash = createHmac('sha256', secret)
    .update(`v0:${time}:${rawBody.toString('utf8')}`)
    .digest('hex')
  return { headers: { 'x-zm-request-timestamp': time, 'x-zm-signature': `v0=${hash}` }, rawBody }
}

const Claims = z.object({
  appKey: z.string(),
  mn: z.string(),
  role: z.union([z.literal(0), z.literal(1)]),
  iat: z.int(),
  exp: z.int(),
  tokenExp: z.int(),
})
interface SdkJoin {
  clientId: string
  clientSecret: string
  meetingKey: string
  role: 0 | 1
  now: Date
}
/** Why Zoom's Meeting SDK would not let this signature into a meeting; null where it does. */
export async function sdkRefusal(signature: string, join: SdkJoin): Promise<string | null> {
  try {
    const key = new TextEncoder().encode(join.clientSecret)
    const { payload } = await jwtVerify(signature, key, { algorithms: ['HS256'], currentDate: join.now })
    const { appKey, mn, role, iat, exp, tokenExp } = Claims.parse(payload)
    if (appKey !== join.clientId) return 'another app'
    if (mn !== join.meetingKey) return 'another meeting'
    if (role !== join.role) return 'another role'
    if (iat > join.now.getTime() / 1000) return 'issued later'
    if (exp - iat < 1800 || exp - iat > 172_800 || tokenExp - iat < 1800) return 'window'
    return null
  } catch {
    return 'signature'
  }
}
