import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Outward } from './outward.ts'
import { SocialRefused } from './provider.ts'

const Key = z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })
const Keys = z.object({ keys: z.unknown().array() })
const Head = z.object({ alg: z.literal('RS256'), kid: z.string() })
const Claims = z.looseObject({
  iss: z.string(),
  aud: z.union([z.string(), z.string().array()]),
  sub: z.string().min(1),
  exp: z.number(),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
})
export type Claims = z.output<typeof Claims>

interface Expected {
  audience: string
  nonce: string
}
interface Options {
  provider: string
  outward: Outward
  keysUrl: string
  issuers: readonly string[]
  now: Clock
}
const KEYS_LIVE_MS = 10 * 60_000
/** Clocks differ a little. */
const LENIENCY_SECONDS = 60

/** Reads what a provider signed: only with its key, for this application, about this errand, in time. */
export function idTokens({ provider, outward, keysUrl, issuers, now }: Options) {
  const refused = (why: string) => new SocialRefused(provider, `an id_token that ${why}`)
  let kept: { at: number; keys: JsonWebKey[] } | null = null

  async function keyOf(kid: string) {
    const at = now().getTime()
    const known =
      kept && at - kept.at < KEYS_LIVE_MS ? kept.keys.find((key) => key['kid'] === kid) : undefined
    if (known) return known
    const { keys } = await outward.ask(keysUrl, Keys)
    // Keys of other kinds stand beside those that sign.
    const usable = keys.flatMap((key) => Key.safeParse(key).data ?? [])
    kept = { at, keys: usable }
    return kept.keys.find((key) => key['kid'] === kid)
  }

  return async (token: string, { audience, nonce }: Expected): Promise<Claims> => {
    const [head = '', body = '', signature = '', ...rest] = token.split('.')
    const { data: read } = Head.safeParse(jsonOf(head))
    if (!read || rest.length > 0) throw refused('is none')
    const key = await keyOf(read.kid)
    if (!key) throw refused('is signed with an unknown key')
    const publicKey = createPublicKey({ key, format: 'jwk' })
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${body}`),
      publicKey,
      Buffer.from(signature, 'base64url'),
    )
    if (!isSigned) throw refused('is not signed')
    const { data: claims } = Claims.safeParse(jsonOf(body))
    if (!claims) throw refused('says nothing')
    if (!issuers.includes(claims.iss)) throw refused('comes from elsewhere')
    if (![claims.aud].flat().includes(audience)) throw refused('is for another application')
    if (claims.exp + LENIENCY_SECONDS <= now().getTime() / 1000) throw refused('is too old')
    if (claims.nonce !== nonce) throw refused('belongs to another errand')
    return claims
  }
}

function jsonOf(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
