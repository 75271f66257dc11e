import { json, type Handler } from './answers.ts'
import { authorizing } from './authorize.ts'
import { numberOf, type World } from './world.ts'

/** Naver sends status 200 also for errors, and numbers as text. */
const no = (error: string, description: string) => json({ error, error_description: description })

/** Naver Login as documented on its developer pages. */
export function fakeNaver(world: World): Record<string, Handler> {
  return {
    ...authorizing(world, {
      provider: 'NAV',
      path: '/nid.naver.com/oauth2.0/authorize',
      unknown: 'client_id 가 정확하지 않습니다',
      wrongRedirect: 'redirect_uri 가 정확하지 않습니다',
      cancelled: { error: 'access_denied', error_description: 'Canceled By User' },
      needsState: true,
    }),
    '/nid.naver.com/oauth2.0/token'({ query, form }) {
      const given = { ...query, ...form }
      const application = world.applicationOf('NAV', given['client_id'])
      if (!application) return no('invalid_client', 'wrong client id')
      if (application.clientSecret !== given['client_secret'])
        return no('invalid_client', 'wrong client secret')
      if (!given['state']) return no('invalid_request', 'state is missing')
      const code = world.takeCode('NAV', given['client_id'], given['code'])
      if (!code) return no('invalid_request', 'no valid data in session')
      return json({
        access_token: world.issueToken(code),
        refresh_token: 'refresh',
        token_type: 'bearer',
        expires_in: '3600',
      })
    },
    '/openapi.naver.com/v1/nid/me'({ bearer }) {
      const grant = world.tokenOf('NAV', bearer)
      if (!grant)
        return json({ resultcode: '024', message: 'Authentication failed (인증에 실패했습니다.)' }, 401)
      const { who, clientId } = grant
      return json({
        resultcode: '00',
        message: 'success',
        response: {
          id: `naver-${numberOf(who, clientId)}`,
          name: who.name,
          ...(who.email && { email: who.email }),
          ...(who.phone && { mobile: who.phone, mobile_e164: `+82${who.phone.slice(1)}` }),
        },
      })
    },
  }
}
