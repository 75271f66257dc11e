import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { idTokens } from './id-token.ts'
import type { ProviderClient } from './provider-client.ts'
import { addressOf, nameOf } from './people.ts'
import type { SocialProvider } from './provider.ts'

const Tokens = z.object({ id_token: z.string() })
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
const TokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: flag.optional(),
})
const UserInfo = z.object({ sub: z.string(), name: z.string().optional() })

/** Sign-in with Google, by OpenID Connect with PKCE. */
export function google(client: ProviderClient, now: Clock): SocialProvider {
  const read = idTokens({
    provider: 'google',
    client,
    keysUrl: client.address('www.googleapis.com', '/oauth2/v3/certs', {}),
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    now,
  })
  return {
    authorizeUrl: ({ clientId, redirectUrl }, { state, nonce, verifier }) =>
      client.address('accounts.google.com', '/o/oauth2/v2/auth', {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      }),
    async exchange(app, { code, verifier, nonce }) {
      const { id_token: idToken } = await client.ask(
        client.address('oauth2.googleapis.com', '/token', {}),
        Tokens,
        {
          form: {
            grant_type: 'authorization_code',
            client_id: app.clientId,
            client_secret: app.clientSecret ?? '',
            redirect_uri: app.redirectUrl,
            code,
            code_verifier: verifier,
          },
        },
      )
      const claims = await read(idToken, { audience: app.clientId, nonce })
      return profileOf(claims)
    },
    async believe({ clientId }, accessToken) {
      const url = client.address('oauth2.googleapis.com', '/tokeninfo', {})
      const info = await client.ask(url, TokenInfo, { query: { access_token: accessToken } })
      if (info.aud !== clientId) return null
      const named = await client.ask(
        client.address('openidconnect.googleapis.com', '/v1/userinfo', {}),
        UserInfo,
        { bearer: accessToken },
      )
      return named.sub === info.sub ? profileOf({ ...info, name: named.name }) : null
    },
  }
}

interface GoogleProfile {
  sub: string
  email?: string | undefined
  email_verified?: boolean | undefined
  name?: string | undefined
}
const profileOf = ({ sub, email, email_verified: isEmailProved = false, name }: GoogleProfile) => ({
  subject: sub,
  email: addressOf(email),
  isEmailProved,
  name: nameOf(name),
  phone: null,
  agreed: [],
})
