import { json, type Handler } from './answers.ts'
import { authorizing } from './authorize.ts'
import { jwks } from './kakao.ts'
import { challengeOf, numberOf, TOKEN_SECONDS, type Somebody, type World } from './world.ts'

const no = (status: number, error: string) =>
  json({ error, error_description: status === 400 ? 'Bad Request' : 'Unauthorized' }, status)
/** A person has the same id for every application. */
const subjectOf = (who: Somebody) => `1${numberOf(who, 'google')}`

/** Google's OpenID Connect as documented in its guide. */
export function fakeGoogle(world: World): Record<string, Handler> {
  return {
    ...authorizing(world, {
      provider: 'GOG',
      path: '/accounts.google.com/o/oauth2/v2/auth',
      unknown: 'Error 401: invalid_client',
      wrongRedirect: 'Error 400: redirect_uri_mismatch',
      cancelled: { error: 'access_denied' },
    }),
    '/oauth2.googleapis.com/token'({ method, form }) {
      if (method !== 'POST') return no(400, 'invalid_request')
      const application = world.applicationOf('GOG', form['client_id'])
      if (!application || application.clientSecret !== form['client_secret']) return no(401, 'invalid_client')
      const code = world.takeCode('GOG', form['client_id'], form['code'])
      if (!code) return no(400, 'invalid_grant')
      if (code.redirectUri !== form['redirect_uri']) return no(400, 'redirect_uri_mismatch')
      if (code.challenge && code.challenge !== challengeOf(form['code_verifier']))
        return no(400, 'invalid_grant')
      const { who, clientId, nonce } = code
      const seconds = Math.floor(world.now() / 1000)
      return json({
        access_token: world.issueToken(code),
        expires_in: TOKEN_SECONDS,
        scope: 'openid https://www.googleapis.com/auth/userinfo.email',
        token_type: 'Bearer',
        id_token: world.signed({
          iss: 'https://accounts.google.com',
          azp: clientId,
          aud: clientId,
          sub: subjectOf(who),
          ...(who.email && { email: who.email, email_verified: who.isEmailVerified ?? false }),
          name: who.name,
          iat: seconds,
          exp: seconds + TOKEN_SECONDS,
          ...(nonce && { nonce }),
        }),
      })
    },
    '/www.googleapis.com/oauth2/v3/certs': () => jwks(world),
    '/oauth2.googleapis.com/tokeninfo'({ query }) {
      const grant = world.tokenOf('GOG', query['access_token'])
      if (!grant) return json({ error: 'invalid_token', error_description: 'Invalid Value' }, 400)
      const { who, clientId } = grant
      return json({
        azp: clientId,
        aud: clientId,
        sub: subjectOf(who),
        exp: String(Math.floor(world.now() / 1000) + TOKEN_SECONDS),
        expires_in: String(TOKEN_SECONDS),
        ...(who.email && { email: who.email, email_verified: String(who.isEmailVerified ?? false) }),
      })
    },
    '/openidconnect.googleapis.com/v1/userinfo'({ bearer }) {
      const grant = world.tokenOf('GOG', bearer)
      return grant ? json({ sub: subjectOf(grant.who), name: grant.who.name }) : no(401, 'invalid_request')
    },
  }
}
