import { z } from 'zod'
import type { ProviderClient } from './provider-client.ts'
import { addressOf, nameOf, phoneOf } from './people.ts'
import type { SocialProvider } from './provider.ts'

const AUTH = 'nid.naver.com'
const API = 'openapi.naver.com'

const Tokens = z.object({ access_token: z.string() })
const Me = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1),
    email: z.string().optional(),
    name: z.string().optional(),
    nickname: z.string().optional(),
    mobile: z.string().optional(),
  }),
})

/** Sign-in with Naver. The address is a contact address of the user's choice, which Naver does not verify. */
export const naver = (client: ProviderClient): SocialProvider => ({
  authorizeUrl: ({ clientId, redirectUrl }, { state }) =>
    client.address(AUTH, '/oauth2.0/authorize', {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUrl,
      state,
    }),
  async exchange(app, { code, state }) {
    const { access_token: bearer } = await client.ask(client.address(AUTH, '/oauth2.0/token', {}), Tokens, {
      form: {
        grant_type: 'authorization_code',
        client_id: app.clientId,
        client_secret: app.clientSecret ?? '',
        code,
        state,
      },
    })
    const { response } = await client.ask(client.address(API, '/v1/nid/me', {}), Me, { bearer })
    return {
      subject: response.id,
      email: addressOf(response.email),
      isEmailProved: false,
      name: nameOf(response.name ?? response.nickname),
      phone: phoneOf(response.mobile),
      agreed: [],
    }
  },
  // Naver has no call that names the application of a token.
  believe: () => Promise.resolve(null),
})
