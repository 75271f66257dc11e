import type { takeHandOff as TakeHandOff } from 'contract/people/sessions/api'
import { z } from 'zod'
import { hashOf, isSameHash, newToken } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findCardOfHost, findChannelHere } from '../../site/sites/sites.public.ts'
import { after, findUser, insertToken, lives, prolongToken, takeToken } from '../accounts/accounts.public.ts'
import { deleteSession, findHandedOn } from './sessions.queries.ts'
import { findSessionHere, getSessionUser, handOver, openSession } from './sessions.service.ts'

/** The cookie on a site's host for the state of a requested hand-off. */
const STATE_COOKIE = 'sd_handoff'

const Payload = z.object({ origin: z.string(), family: z.string(), stateHash: z.string() })

/** Called on a site's host: the platform URL that hands the sign-in to this browser only. R-452 */
export async function beginHandOff(ctx: PlatformContext, next: string) {
  const { origin } = ctx.incoming
  const site = (await findChannelHere(ctx)) === null ? null : await findCardOfHost(ctx, hostOf(origin))
  if (!site) throw refuse('HANDOFF_DEAD')
  // The hand-off must start on the host of the site's pages, so the browser is sent there first.
  if (hostOf(site.domain) !== hostOf(origin)) return { url: askingAt(site.domain, next).href }
  const state = newToken()
  ctx.outgoing.cookie({
    name: STATE_COOKIE,
    value: state,
    path: '/',
    maxAgeSeconds: lives.handOffState / 1000,
  })
  const url = new URL('/handoff', ctx.ports.addresses.platform)
  url.searchParams.set('target', new URL(pathOf(next), site.domain).href)
  url.searchParams.set('state', state)
  return { url: url.href }
}

function askingAt(domain: string, next: string) {
  const url = new URL('/authcallback', domain)
  url.searchParams.set('next', pathOf(next))
  return url
}

/**
 * A link that opens this sign-in on a site, in the browser that requested it: valid for one minute, single use, for that host only.
 */
export async function handOff(
  ctx: SignedIn<PlatformContext>,
  { target, state }: { target: string; state: string },
) {
  const targetUrl = URL.canParse(target) ? new URL(target) : null
  const origin = targetUrl && (await originOfSite(ctx, targetUrl))
  if (!targetUrl || !origin) throw refuse('HANDOFF_DEAD')
  const code = newToken()
  const now = ctx.now()
  const { userSeq, family } = ctx.user
  await ctx.transaction((tx) =>
    insertToken(tx, {
      tokenHash: hashOf(code),
      purpose: 'HANDOFF',
      userSeq,
      payload: { origin, family, stateHash: hashOf(state) },
      createdAt: now,
      expiresAt: after(now, lives.handOff),
    }),
  )
  const url = new URL('/authcallback', origin)
  url.searchParams.set('code', code)
  url.searchParams.set('ts', String(now.getTime()))
  const next = pathOf(targetUrl.pathname + targetUrl.search + targetUrl.hash)
  if (next !== '/') url.searchParams.set('next', next)
  return { url: url.href }
}

type HandOffInput = z.output<(typeof TakeHandOff)['body']>
/**
 * Continues the sign-in here; signing out anywhere ends it here too. Where another person is signed in, it first names both and
 * changes nothing before the user agrees.
 */
export async function takeHandOff(ctx: PlatformContext, { code, isAgreed }: HandOffInput) {
  const current = await findSessionHere(ctx)
  const taken = await ctx.transaction(async (tx) => {
    const token = { tokenHash: hashOf(code), purpose: 'HANDOFF' as const, now: ctx.now() }
    const found = await takeToken(tx, token)
    const handed = found && (await handedOn(ctx, tx, found.payload))
    if (!found || !handed) throw refuse('HANDOFF_DEAD')
    const { userSeq } = found
    if (current && current.userSeq !== userSeq && !isAgreed) {
      await prolongToken(tx, { ...token, expiresAt: after(token.now, lives.handOffState) })
      return { userSeq, opened: null }
    }
    if (current) await deleteSession(tx, current.sessionHash)
    return { userSeq, opened: await openSession(ctx, tx, { userSeq, ...handed }) }
  })
  if (!taken.opened)
    return {
      user: null,
      switching: { from: await shown(ctx, current?.userSeq), to: await shown(ctx, taken.userSeq) },
    }
  handOver(ctx, taken.opened)
  ctx.outgoing.cookie({ name: STATE_COOKIE, value: '', path: '/', maxAgeSeconds: 0 })
  return { ...(await getSessionUser(ctx, taken.userSeq)), switching: null }
}

/** The sign-in of a code issued for this host and browser; null for any other. */
async function handedOn(ctx: PlatformContext, tx: PlatformTx, payload: unknown) {
  const { origin, family, stateHash } = Payload.parse(payload)
  const state = ctx.incoming.cookies[STATE_COOKIE]
  if (hostOf(origin) !== hostOf(ctx.incoming.origin)) return null
  if (!state || !isSameHash(hashOf(state), stateHash)) return null
  const alive = await findHandedOn(tx, { family, now: ctx.now() })
  return alive ? { family, ...alive } : null
}

async function shown({ platform }: PlatformContext, userSeq: Parameters<typeof findUser>[1] | undefined) {
  const user = userSeq === undefined ? undefined : await findUser(platform, userSeq)
  return { name: user?.name ?? '', email: user?.email ?? '' }
}

/** The origin of an existing site; null for any other URL, including the platform's. */
async function originOfSite(ctx: PlatformContext, { host, hostname, origin }: URL) {
  const { site, own, labelOf } = ctx.ports.addresses
  const label = labelOf(host)
  if (label === null) return null
  if (origin !== (label === undefined ? own(hostname) : site(label))) return null
  const found = await findCardOfHost(ctx, host)
  return found?.domain ?? null
}

/** A second slash would start a host name. */
const pathOf = (path: string) => path.replace(/^[/\\]*/, '/')

/** Only the host matters: behind a proxy that terminates TLS the server sees another scheme. */
const hostOf = (origin: string) => new URL(origin).host
