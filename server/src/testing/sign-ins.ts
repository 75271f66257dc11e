import { isInSite, type Endpoint } from 'contract/http/endpoint'
import { pathWords } from 'contract/http/path-params'
import type { ChannelSeq } from 'contract/values/ids'
import { getWithdrawal } from 'contract/workflows/account-closing/api'
import type { HttpCall } from 'contract/http/envelope'
import { findCaller } from '../platform/auth/callers.queries.ts'
import { hashOf, newToken } from '../platform/auth/tokens.ts'
import { platformTables } from '../platform/db/tables.ts'
import { findSiteAt } from '../features/site/sites/sites.public.ts'
import type { App } from '../platform/create-app.ts'

interface SignIn {
  host: string
  token: string | null
}

/**
 * Sends calls of test persons to the right host with a sign-in of that host, as hand-offs from the platform would provide. Visitors
 * stay on their host.
 */
export function signInsOf(app: App) {
  const db = platformTables(app.database.platform)
  const known = new Map<string, string>()

  async function hostOf(channelSeq: ChannelSeq | null) {
    const { platform, site } = app.ports.addresses
    if (channelSeq === null) return new URL(platform).host
    const found = await db
      .selectFrom('channels')
      .select('address')
      .where('channelSeq', '=', channelSeq)
      .executeTakeFirst()
    return found ? new URL(site(found.address)).host : null
  }
  const origins = new Map<string, ChannelSeq | null>()
  async function hostOfToken(token: string) {
    const kept = origins.get(token)
    if (kept !== undefined) return kept
    const found = await findCaller(app.database.platform, hashOf(token), new Date(0))
    if (found) origins.set(token, found.signedInAt)
    return found?.signedInAt
  }
  /** Another sign-in of the same family, on another host. */
  async function signInAt(token: string, channelSeq: ChannelSeq | null, host: string) {
    const key = `${token} ${channelSeq}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const tokenHash = hashOf(token)
    const row = await db
      .selectFrom('httpSessions')
      .innerJoin('accessTokens', 'accessTokens.sessionHash', 'httpSessions.sessionHash')
      .selectAll('httpSessions')
      .select('accessTokens.expiresAt as tokenExpiresAt')
      .where('accessTokens.tokenHash', '=', tokenHash)
      .executeTakeFirst()
    if (!row) return token
    const fresh = newToken()
    const { tokenExpiresAt, ...session } = row
    const sessionHash = hashOf(newToken())
    await db
      .insertInto('httpSessions')
      .values({ ...session, sessionHash, hostChannelSeq: channelSeq, host })
      .execute()
    const { userSeq } = session
    await db
      .insertInto('accessTokens')
      .values({ tokenHash: hashOf(fresh), sessionHash, userSeq, expiresAt: tokenExpiresAt })
      .execute()
    known.set(key, fresh)
    return fresh
  }
  const siteAt = (host: string) => findSiteAt({ platform: app.database.platform, ports: app.ports }, host)
  return {
    async for(endpoint: Endpoint, call: HttpCall, { host, token }: SignIn): Promise<SignIn> {
      if (token === null) return { host, token }
      const signedInAt = await hostOfToken(token)
      if (signedInAt === undefined) return { host, token }
      const here = await siteAt(host)
      const site = siteFor(endpoint, call, here)
      if (site === undefined) return { host, token }
      const there = site === here ? host : await hostOf(site)
      if (there === null) return { host, token }
      const isOwn = signedInAt === site
      return { host: there, token: isOwn ? token : await signInAt(token, site, there) }
    },
  }
}

/** The site whose host a call uses; null for the platform's, undefined where the call's id is invalid. */
function siteFor(endpoint: Endpoint, { params }: HttpCall, here: ChannelSeq | null | undefined) {
  // A site accepts account deletion only from users without another way to sign in; tests of that stay there.
  if (endpoint.host === 'platform' || endpoint.path === getWithdrawal.path) return null
  if (endpoint.host === 'any' || !isInSite(endpoint)) return here
  return pathWords.channelSeq.safeParse(params['channelSeq']).data
}
