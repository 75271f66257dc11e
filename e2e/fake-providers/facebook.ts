import { createHmac } from 'node:crypto'
import { json, type Handler } from './answers.ts'
import { authorizing } from './authorize.ts'
import { numberOf, TOKEN_SECONDS, type World } from './world.ts'

const VERSION = 'v24.0'
const no = (message: string, code: number) =>
  json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'fake' } }, 400)

/** Facebook Login as documented for the manual flow. */
export function fakeFacebook(world: World): Record<string, Handler> {
  const graph = `/graph.facebook.com/${VERSION}`
  return {
    ...authorizing(world, {
      provider: 'FAB',
      path: `/www.facebook.com/${VERSION}/dialog/oauth`,
      unknown: 'Invalid App ID',
      wrongRedirect: 'URL blocked',
      cancelled: { error: 'access_denied', error_code: '200', error_reason: 'user_denied' },
    }),
    [`${graph}/oauth/access_token`]({ query }) {
      const application = world.applicationOf('FAB', query['client_id'])
      if (!application) return no('Error validating application.', 101)
      if (application.clientSecret !== query['client_secret']) return no('Error validating client secret.', 1)
      const code = world.takeCode('FAB', query['client_id'], query['code'])
      if (!code) return no('This authorization code has been used.', 100)
      if (code.redirectUri !== query['redirect_uri'])
        return no('Error validating verification code. Please make sure your redirect_uri is identical', 100)
      return json({ access_token: world.issueToken(code), token_type: 'bearer', expires_in: TOKEN_SECONDS })
    },
    [`${graph}/debug_token`]({ query }) {
      const [clientId = '', secret] = (query['access_token'] ?? '').split('|')
      const application = world.applicationOf('FAB', clientId)
      if (!application || application.clientSecret !== secret) return no('Invalid OAuth access token.', 190)
      const grant = world.tokenOf('FAB', query['input_token'])
      // A token of another application is refused here already.
      if (!grant || grant.clientId !== clientId)
        return json({ data: { is_valid: false, error: { code: 190, message: 'Invalid' }, scopes: [] } })
      return json({
        data: {
          app_id: clientId,
          type: 'USER',
          is_valid: true,
          user_id: String(numberOf(grant.who, clientId)),
          scopes: ['email', 'public_profile'],
        },
      })
    },
    [`${graph}/me`]({ query }) {
      const token = query['access_token'] ?? ''
      const grant = world.tokenOf('FAB', token)
      if (!grant) return no('Invalid OAuth access token.', 190)
      const secret = world.applicationOf('FAB', grant.clientId)?.clientSecret ?? ''
      const proof = createHmac('sha256', secret).update(token).digest('hex')
      if (query['appsecret_proof'] !== proof) return no('Invalid appsecret_proof', 100)
      const { who, clientId } = grant
      return json({
        id: String(numberOf(who, clientId)),
        name: who.name,
        ...(who.email && { email: who.email }),
      })
    },
  }
}
