import { json, type Handler } from './answers.ts'
import { authorizing } from './authorize.ts'
import { numberOf, TOKEN_SECONDS, type World } from './world.ts'

const dead = () => json({ msg: 'this access token does not exist', code: -401 }, 401)
const no = (status: number, error: string, code: string) =>
  json({ error, error_description: `${error} ${code}`, error_code: code }, status)

/** Kakao Login as documented in its REST reference. */
export function fakeKakao(world: World): Record<string, Handler> {
  const grantOf = (bearer: string | undefined) => world.tokenOf('KAK', bearer)
  return {
    ...authorizing(world, {
      provider: 'KAK',
      path: '/kauth.kakao.com/oauth/authorize',
      unknown: 'KOE101',
      wrongRedirect: 'KOE006',
      cancelled: { error: 'access_denied', error_description: 'User denied access' },
    }),
    '/kauth.kakao.com/oauth/token'({ method, form }) {
      if (method !== 'POST') return no(405, 'invalid_request', 'KOE001')
      const application = world.applicationOf('KAK', form['client_id'])
      if (!application) return no(401, 'invalid_client', 'KOE101')
      if (application.clientSecret !== null && application.clientSecret !== form['client_secret'])
        return no(401, 'invalid_client', 'KOE010')
      if (form['grant_type'] !== 'authorization_code') return no(400, 'unsupported_grant_type', 'KOE007')
      const code = world.takeCode('KAK', form['client_id'], form['code'])
      if (!code) return no(400, 'invalid_grant', 'KOE320')
      if (code.redirectUri !== form['redirect_uri']) return no(400, 'invalid_grant', 'KOE303')
      const seconds = Math.floor(world.now() / 1000)
      const idToken = world.signed({
        iss: 'https://kauth.kakao.com',
        aud: code.clientId,
        sub: String(numberOf(code.who, code.clientId)),
        iat: seconds,
        exp: seconds + TOKEN_SECONDS,
        ...(code.nonce && { nonce: code.nonce }),
      })
      return json({
        token_type: 'bearer',
        access_token: world.issueToken(code),
        expires_in: TOKEN_SECONDS,
        refresh_token: 'refresh',
        refresh_token_expires_in: 5_184_000,
        ...(application.isOidc && { id_token: idToken }),
      })
    },
    '/kauth.kakao.com/.well-known/jwks.json': () => jwks(world),
    '/kapi.kakao.com/v1/user/access_token_info'({ bearer }) {
      const grant = grantOf(bearer)
      if (!grant) return dead()
      const { who, clientId } = grant
      const appId = world.applicationOf('KAK', clientId)?.appId
      return json({ id: numberOf(who, clientId), expires_in: TOKEN_SECONDS, app_id: appId })
    },
    '/kapi.kakao.com/v2/user/me'({ bearer }) {
      const grant = grantOf(bearer)
      if (!grant) return dead()
      const { who, clientId } = grant
      const account = {
        profile: { nickname: who.name },
        has_email: who.email !== undefined,
        email_needs_agreement: who.email === undefined,
        ...(who.email !== undefined && {
          email: who.email,
          is_email_valid: !who.isEmailInvalid,
          is_email_verified: who.isEmailVerified ?? false,
        }),
        ...(who.phone && { phone_number: `+82 ${who.phone.replace(/^0/, '')}` }),
      }
      return json({
        id: numberOf(who, clientId),
        connected_at: '2026-11-21T00:00:00Z',
        kakao_account: account,
      })
    },
    '/kapi.kakao.com/v2/user/service_terms'({ bearer }) {
      const grant = grantOf(bearer)
      if (!grant) return dead()
      const terms = (grant.who.terms ?? []).map((tag) => ({
        tag,
        required: tag !== 'marketing',
        agreed: true,
        agreed_at: '2026-11-21T00:00:00Z',
      }))
      return json({ id: numberOf(grant.who, grant.clientId), service_terms: terms })
    },
  }
}

/** The signing keys, together with a key of another type, as providers publish them. */
export function jwks(world: World) {
  const key = world.publicKey.export({ format: 'jwk' })
  return json({
    keys: [
      { kid: 'other', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' },
      { ...key, kid: 'fake-1', use: 'sig', alg: 'RS256' },
    ],
  })
}
