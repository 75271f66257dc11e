import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { ProviderClient } from './provider-client.ts'
import { SocialRefused } from './provider.ts'

const Keys = z.looseObject({ keys: z.unknown().array() })
const Claims = z.looseObject({
  sub: z.string().min(1),
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
  client: ProviderClient
  keysUrl: string
  issuers: readonly string[]
  now: Clock
}
const KEYS_LIVE_MS = 10 * 60_000
/** Tolerated clock difference. */
const LENIENCY_SECONDS = 60

/**
 * Verifies the id_token that a provider signed for this application and this sign-in. Throws SocialRefused for an invalid one, and
 * the client's error where the provider's keys cannot be loaded.
 */
export function idTokens({ provider, client, keysUrl, issuers, now }: Options) {
  const refused = (why: string) => new SocialRefused(provider, `an id_token that ${why}`)
  // An unknown key triggers a reload: tokens come from the provider directly, so strangers cannot cause requests.
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    cacheMaxAge: KEYS_LIVE_MS,
    cooldownDuration: 0,
    [customFetch]: async (url) => Response.json(await client.ask(url, Keys)),
  })

  async function verified(token: string, audience: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: [...issuers],
        audience,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: LENIENCY_SECONDS,
        currentDate: now(),
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JOSEError) throw refused(`does not hold: ${error.message}`)
      throw error
    }
  }

  return async (token: string, { audience, nonce }: Expected): Promise<Claims> => {
    const claims = Claims.safeParse(await verified(token, audience))
    if (!claims.success) throw refused('says nothing')
    if (claims.data.nonce !== nonce) throw refused('belongs to another authorization')
    return claims.data
  }
}
