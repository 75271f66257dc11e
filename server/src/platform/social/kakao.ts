import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { idTokens } from './id-token.ts'
import type { ProviderClient } from './provider-client.ts'
import { addressOf, nameOf, phoneOf } from './people.ts'
import { SocialRefused, type Profile, type SocialApp, type SocialProvider } from './provider.ts'

const AUTH = 'kauth.kakao.com'
const API = 'kapi.kakao.com'

const Tokens = z.object({ access_token: z.string(), id_token: z.string().optional() })
const TokenInfo = z.object({ id: z.number(), app_id: z.number() })
const Me = z.object({
  id: z.number(),
  kakao_account: z
    .object({
      email: z.string().optional(),
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      name: z.string().optional(),
      phone_number: z.string().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .optional(),
})
const Terms = z.object({
  service_terms: z.object({ tag: z.string(), agreed: z.boolean().optional() }).array().optional(),
})

/** Sign-in with Kakao. There is an id_token only where the site enabled OpenID Connect in Kakao's console. */
export function kakao(client: ProviderClient, now: Clock): SocialProvider {
  const keysUrl = client.address(AUTH, '/.well-known/jwks.json', {})
  const read = idTokens({ provider: 'kakao', client, keysUrl, issuers: ['https://kauth.kakao.com'], now })
  const at = (path: string) => client.address(API, path, {})

  async function profileOf({ isSynced }: SocialApp, bearer: string): Promise<Profile> {
    const { id, kakao_account: account = {} } = await client.ask(at('/v2/user/me'), Me, { bearer })
    const terms = isSynced ? await client.ask(at('/v2/user/service_terms'), Terms, { bearer }) : {}
    return {
      subject: String(id),
      email: addressOf(account.email),
      isEmailProved: account.is_email_valid === true && account.is_email_verified === true,
      name: nameOf(account.name ?? account.profile?.nickname),
      phone: phoneOf(account.phone_number),
      agreed: (terms.service_terms ?? []).flatMap(({ tag, agreed }) => (agreed === false ? [] : tag)),
    }
  }
  return {
    authorizeUrl: ({ clientId, redirectUrl }, { state, nonce }) =>
      client.address(AUTH, '/oauth/authorize', {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        state,
        nonce,
      }),
    async exchange(app, { code, nonce }) {
      const { access_token: token, id_token: idToken } = await client.ask(
        client.address(AUTH, '/oauth/token', {}),
        Tokens,
        {
          form: {
            grant_type: 'authorization_code',
            client_id: app.clientId,
            redirect_uri: app.redirectUrl,
            code,
            ...(app.clientSecret && { client_secret: app.clientSecret }),
          },
        },
      )
      const claims = idToken ? await read(idToken, { audience: app.clientId, nonce }) : null
      const profile = await profileOf(app, token)
      if (claims && claims.sub !== profile.subject) throw new SocialRefused('kakao', 'two people at once')
      return profile
    },
    async believe(app, accessToken) {
      if (app.appId === null) return null
      const { id, app_id: appId } = await client.ask(at('/v1/user/access_token_info'), TokenInfo, {
        bearer: accessToken,
      })
      if (String(appId) !== app.appId) return null
      const profile = await profileOf(app, accessToken)
      return profile.subject === String(id) ? profile : null
    },
  }
}
