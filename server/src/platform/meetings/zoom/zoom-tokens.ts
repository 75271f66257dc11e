import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { accessTokens, type AccessToken, type AccessTokens } from '../access-tokens.ts'
import { MeetingProviderRefused } from '../meeting-provider.ts'
import { providerRequest, unreachable } from '../provider-request.ts'

/** A server-to-server OAuth app of a Zoom account, and the user who hosts its meetings. */
export interface ZoomAccount {
  accountId: string
  clientId: string
  clientSecret: string
  hostEmail: string
}
export interface ZoomEndpoint {
  api: string
  oauth: string
  timeoutMs: number
  now: Clock
}
const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  scope: z.string().optional(),
})
const Problem = z.object({ error: z.string() })

/**
 * The tokens of accounts. They are shared by all providers of a process, as Zoom may end earlier tokens of an app when it issues
 * another one.
 */
export const zoomTokens = (endpoint: ZoomEndpoint): ZoomTokens =>
  accessTokens({ keyOf, issue: (account) => issueToken(endpoint, account), now: endpoint.now })
export type ZoomTokens = AccessTokens<ZoomAccount>

async function issueToken(
  { oauth, timeoutMs, now }: ZoomEndpoint,
  account: ZoomAccount,
): Promise<AccessToken> {
  const { accountId, clientId, clientSecret } = account
  const issuedAt = now().getTime()
  const { isOk, status, body, retryAfter } = await providerRequest(`${oauth}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    form: { grant_type: 'account_credentials', account_id: accountId },
    timeoutMs,
    now,
  })
  if (status === 429) throw new MeetingProviderRefused('429', retryAfter)
  const problem = Problem.safeParse(body)
  if (!isOk && problem.success) throw new MeetingProviderRefused(problem.data.error, null, 'KEYS')
  const answer = Tokens.safeParse(body)
  if (!isOk || !answer.success) return unreachable(`status ${status} of the token`)
  const { access_token: value, expires_in: seconds, scope } = answer.data
  return { value, scopes: scope?.split(' ') ?? null, endsAt: issuedAt + seconds * 1000 }
}

const keyOf = ({ accountId, clientId, clientSecret }: ZoomAccount) =>
  createHash('sha256')
    .update(JSON.stringify([accountId, clientId, clientSecret]))
    .digest('base64')
