import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { accessTokens, type AccessToken, type AccessTokens } from '../access-tokens.ts'
import { MeetingProviderRefused } from '../meeting-provider.ts'
import { parsedAnswer, providerRequest, unreachable, type ProviderAnswer } from '../provider-request.ts'

/** An OAuth client of a site at Google. */
interface GoogleApp {
  clientId: string
  clientSecret: string
}
/** A person at Google who let that client write their calendar. */
export interface GoogleAccount extends GoogleApp {
  refreshToken: string
  email: string
}
export interface GoogleEndpoint {
  accounts: string
  oauth: string
  userInfo: string
  api: string
  timeoutMs: number
  now: Clock
}

export const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.events'

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  scope: z.string().optional(),
})
const FirstTokens = Tokens.extend({ refresh_token: z.string().min(1).optional() })
const UserInfo = z.object({ sub: z.string().min(1).max(255), email: z.string().max(254) })
const Problem = z.object({ error: z.string() })

interface Authorization {
  redirectUrl: string
  /** PKCE: 43 to 128 unreserved characters. */
  verifier: string
}
/** How a person lets the client of a site write their calendar. https://developers.google.com/identity/protocols/oauth2/web-server */
export interface GoogleAuthorization {
  /** The address at Google where the person agrees. */
  authorizeUrl: (clientId: string, authorization: Authorization & { state: string }) => string
  /** What the code stands for that Google sent back, once. */
  exchange: (app: GoogleApp, authorization: Authorization & { code: string }) => Promise<GoogleGrant>
  /** Ends the consent at Google, for everything that was issued with it. One that ended before counts as ended. */
  revoke: (refreshToken: string) => Promise<void>
}
export interface GoogleGrant {
  /** Null where Google issued none, as it does for consent that was not given anew. */
  refreshToken: string | null
  mayWriteCalendar: boolean
  subject: string
  email: string
}

export const googleAuthorization = (endpoint: GoogleEndpoint): GoogleAuthorization => ({
  authorizeUrl: (clientId, { redirectUrl, state, verifier }) => {
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: redirectUrl,
      response_type: 'code',
      scope: `openid email ${CALENDAR_SCOPE}`,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      // Without both there is a refresh token the first time alone.
      access_type: 'offline',
      prompt: 'consent',
    })
    return `${endpoint.accounts}/o/oauth2/v2/auth?${query.toString()}`
  },
  async exchange({ clientId, clientSecret }, { code, redirectUrl, verifier }) {
    const answer = await tokenRequest(endpoint, {
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUrl,
      code,
      code_verifier: verifier,
    })
    const {
      access_token: token,
      refresh_token: refreshToken = null,
      scope,
    } = parsedAnswer(FirstTokens, answer)
    const who = await providerRequest(endpoint.userInfo, {
      headers: { authorization: `Bearer ${token}` },
      timeoutMs: endpoint.timeoutMs,
      now: endpoint.now,
    })
    if (!who.isOk) return unreachable(`status ${who.status} of the person`)
    const { sub: subject, email } = parsedAnswer(UserInfo, who.body)
    // A person may untick a permission on the page of Google.
    const mayWriteCalendar = scope === undefined || scope.split(' ').includes(CALENDAR_SCOPE)
    return { refreshToken, mayWriteCalendar, subject, email }
  },
  async revoke(token) {
    const { oauth, timeoutMs, now } = endpoint
    const form = { token }
    const answer = await providerRequest(`${oauth}/revoke`, { method: 'POST', form, timeoutMs, now })
    if (answer.isOk || Problem.safeParse(answer.body).data?.error === 'invalid_token') return
    refusedToken(answer)
  },
})

export type GoogleTokens = AccessTokens<GoogleAccount>
export const googleTokens = (endpoint: GoogleEndpoint): GoogleTokens =>
  accessTokens({ keyOf, issue: (account) => issueToken(endpoint, account), now: endpoint.now })

async function issueToken(endpoint: GoogleEndpoint, account: GoogleAccount): Promise<AccessToken> {
  const { clientId, clientSecret, refreshToken } = account
  const issuedAt = endpoint.now().getTime()
  const answer = await tokenRequest(endpoint, {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: refreshToken,
  })
  const { access_token: value, expires_in: seconds, scope } = parsedAnswer(Tokens, answer)
  return { value, scopes: scope?.split(' ') ?? null, endsAt: issuedAt + seconds * 1000 }
}

/** The client, its secret, the code or the consent of the person is not what Google knows: KEYS. */
async function tokenRequest({ oauth, timeoutMs, now }: GoogleEndpoint, form: Record<string, string>) {
  const answer = await providerRequest(`${oauth}/token`, { method: 'POST', form, timeoutMs, now })
  if (answer.isOk) return answer.body
  return refusedToken(answer)
}

function refusedToken({ status, body, retryAfter }: ProviderAnswer): never {
  if (status === 429) throw new MeetingProviderRefused('429', retryAfter)
  const problem = Problem.safeParse(body)
  if (!problem.success) return unreachable(`status ${status} of the token`)
  throw new MeetingProviderRefused(problem.data.error.slice(0, 100), null, 'KEYS')
}

const keyOf = ({ clientId, clientSecret, refreshToken }: GoogleAccount) =>
  createHash('sha256')
    .update(JSON.stringify([clientId, clientSecret, refreshToken]))
    .digest('base64')
