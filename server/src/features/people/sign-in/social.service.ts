import { z } from 'zod'
import type { SnsProvider } from 'contract/values/sns-providers'
import type { ChannelSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { SocialRefused, SocialUnreachable, type SocialApp } from '../../../platform/social/provider.ts'
import { findChannelHere } from '../../site/sites/sites.public.ts'
import { findSocialApp } from './provider-settings.service.ts'
import { after, keepPace, limits, lives } from '../accounts/accounts.public.ts'
import { findTicket, insertTicket, takeTicket, type NewTicket } from './social.queries.ts'

/** Identifies a browser from the beginning of a sign-in to its end. */
const COOKIE = 'sd_social'
/** The prefix of the product's own tokens, so that a used one is never sent to a provider. */
const OURS = 'sd_'

const AuthorizationState = z.object({ nonce: z.string(), verifier: z.string(), clientId: z.string() })
const SocialProfile = z.object({
  clientId: z.string(),
  profile: z.object({
    subject: z.string(),
    email: z.string().nullable(),
    isEmailProved: z.boolean(),
    name: z.string().nullable(),
    phone: z.string().nullable(),
    agreed: z.string().array(),
  }),
})
/** A user's profile at a provider. */
export type SocialProfile = z.output<typeof SocialProfile> & {
  provider: SnsProvider
  app: SocialApp
  /** Used up with the profile; null for a provider's own token. */
  ticketHash: string | null
}

interface SiteRef {
  provider: SnsProvider
  channelSeq: ChannelSeq
}

async function getApp(ctx: PlatformContext, { provider, channelSeq }: SiteRef) {
  const app = await findSocialApp(ctx, channelSeq, provider)
  if (!app) throw refuse('SOCIAL_OFF')
  return app
}
const slowly = (ctx: PlatformContext) =>
  keepPace(ctx, { [`social:${ctx.incoming.address}`]: limits.provider })

/** The provider's URL for the browser; the state it must return is stored until then. */
export async function beginSocial(ctx: PlatformContext, siteRef: SiteRef) {
  await slowly(ctx)
  const app = await getApp(ctx, siteRef)
  const browser = ctx.incoming.cookies[COOKIE] ?? newToken()
  const [state, nonce, verifier] = [newToken(), newToken(), newToken()]
  await keep(ctx, {
    ...siteRef,
    kind: 'STATE',
    ticket: state,
    browser,
    holds: { nonce, verifier, clientId: app.clientId },
  })
  ctx.outgoing.cookie({ name: COOKIE, value: browser, path: '/', maxAgeSeconds: lives.social / 1000 })
  const authorizeUrl = ctx.ports.social[siteRef.provider].authorizeUrl(app, { state, nonce, verifier })
  return { authorizeUrl, state }
}

interface Keeping extends SiteRef {
  kind: NewTicket['kind']
  ticket: string
  browser: string
  holds: object
}
const labelOf = (ticketHash: string) => `social-ticket:${ticketHash}`

async function keep(ctx: PlatformContext, { ticket, browser, holds, ...rest }: Keeping) {
  const ticketHash = hashOf(ticket)
  const createdAt = ctx.now()
  await ctx.transaction((tx) =>
    insertTicket(tx, {
      ...rest,
      ticketHash,
      browserHash: hashOf(browser),
      sealed: ctx.ports.secrets.wrap(Buffer.from(JSON.stringify(holds)), labelOf(ticketHash)),
      createdAt,
      expiresAt: after(createdAt, lives.social),
    }),
  )
}

interface TicketRequest {
  provider: SnsProvider
  kind: NewTicket['kind']
  ticket: string
}
/** The content of a valid ticket of this browser. */
async function open(ctx: PlatformContext, { provider, kind, ticket }: TicketRequest) {
  const browser = ctx.incoming.cookies[COOKIE]
  if (!browser) throw refuse('SOCIAL_ENDED')
  const ticketHash = hashOf(ticket)
  const query = { ticketHash, kind, provider, browserHash: hashOf(browser), now: ctx.now() }
  const found = await findTicket(ctx.platform, query)
  if (!found) throw refuse('SOCIAL_ENDED')
  const { channelSeq, sealed } = found
  const holds: unknown = JSON.parse(ctx.ports.secrets.unwrap(sealed, labelOf(ticketHash)).toString('utf8'))
  return { ticketHash, channelSeq, holds, browser }
}

/** Exchanges the code with the provider, once. The profile stays on the server; the browser gets a token of the product for it. */
export async function exchangeSocial(
  ctx: PlatformContext,
  { provider, code, state }: { provider: SnsProvider; code: string; state: string },
) {
  await slowly(ctx)
  const { ticketHash, channelSeq, holds, browser } = await open(ctx, {
    provider,
    kind: 'STATE',
    ticket: state,
  })
  await spend(ctx, ticketHash)
  const { clientId, nonce, verifier } = AuthorizationState.parse(holds)
  const app = await getApp(ctx, { provider, channelSeq })
  if (app.clientId !== clientId) throw refuse('SOCIAL_ENDED')
  const profile = await outside(() =>
    ctx.ports.social[provider].exchange(app, { code, state, nonce, verifier }),
  )
  const accessToken = OURS + newToken()
  const ticketRef = { provider, channelSeq }
  await keep(ctx, { ...ticketRef, kind: 'TOKEN', ticket: accessToken, browser, holds: { clientId, profile } })
  return { accessToken }
}

const spend = (ctx: PlatformContext, ticketHash: string) =>
  ctx.transaction(async (tx) => {
    if (!(await takeTicket(tx, { ticketHash, now: ctx.now() }))) throw refuse('SOCIAL_ENDED')
  })

interface Posted {
  snsTypeCd: SnsProvider
  accessToken: string
  channelSeq: ChannelSeq
}
/** The profile of a posted token: the product's own, or one that the provider issued for this site's application. */
export async function whoIs(ctx: PlatformContext, posted: Posted): Promise<SocialProfile> {
  await slowly(ctx)
  const { snsTypeCd: provider, accessToken, channelSeq } = posted
  const app = await getApp(ctx, { provider, channelSeq })
  // A site's application vouches for that site only.
  if ((await findChannelHere(ctx)) !== channelSeq) throw refuse('SOCIAL_ENDED')
  if (accessToken.startsWith(OURS)) {
    const kept = await open(ctx, { provider, kind: 'TOKEN', ticket: accessToken })
    const profile = SocialProfile.parse(kept.holds)
    if (kept.channelSeq !== channelSeq || profile.clientId !== app.clientId) throw refuse('SOCIAL_ENDED')
    return { ...profile, provider, app, ticketHash: kept.ticketHash }
  }
  const profile = await outside(() => ctx.ports.social[provider].believe(app, accessToken))
  if (!profile) throw refuse('SOCIAL_REFUSED')
  return { clientId: app.clientId, profile, provider, app, ticketHash: null }
}

async function outside<Result>(asking: () => Promise<Result>) {
  try {
    return await asking()
  } catch (error) {
    if (error instanceof SocialRefused) throw refuse('SOCIAL_REFUSED')
    if (error instanceof SocialUnreachable) throw refuse('SOCIAL_FAILED')
    throw error
  }
}
