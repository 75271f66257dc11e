import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { ProviderClient } from './provider-client.ts'
import { addressOf, nameOf } from './people.ts'
import type { Profile, SocialApp, SocialProvider } from './provider.ts'

const GRAPH = 'graph.facebook.com'

const Tokens = z.object({ access_token: z.string() })
const Debugged = z.object({
  data: z.object({ app_id: z.string().optional(), is_valid: z.boolean(), user_id: z.string().optional() }),
})
const Me = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() })

/** Sign-in with Facebook. It may return an address, but not whether it is verified. */
export function facebook(client: ProviderClient, version: string): SocialProvider {
  const graph = (path: string) => client.address(GRAPH, `/${version}${path}`, {})

  async function profileOf({ clientSecret }: SocialApp, accessToken: string): Promise<Profile> {
    const proof = createHmac('sha256', clientSecret ?? '')
      .update(accessToken)
      .digest('hex')
    const query = { fields: 'id,name,email', access_token: accessToken, appsecret_proof: proof }
    const { id, name, email } = await client.ask(graph('/me'), Me, { query })
    return {
      subject: id,
      email: addressOf(email),
      isEmailProved: false,
      name: nameOf(name),
      phone: null,
      agreed: [],
    }
  }
  async function believe(app: SocialApp, accessToken: string) {
    const query = { input_token: accessToken, access_token: `${app.clientId}|${app.clientSecret ?? ''}` }
    const { data } = await client.ask(graph('/debug_token'), Debugged, { query })
    if (!data.is_valid || data.app_id !== app.clientId) return null
    const profile = await profileOf(app, accessToken)
    return profile.subject === data.user_id ? profile : null
  }
  return {
    authorizeUrl: ({ clientId, redirectUrl }, { state }) =>
      client.address('www.facebook.com', `/${version}/dialog/oauth`, {
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: 'public_profile,email',
        state,
      }),
    async exchange(app, { code }) {
      const { access_token: accessToken } = await client.ask(graph('/oauth/access_token'), Tokens, {
        query: {
          client_id: app.clientId,
          client_secret: app.clientSecret ?? '',
          redirect_uri: app.redirectUrl,
          code,
        },
      })
      return profileOf(app, accessToken)
    },
    believe,
  }
}
