import { z } from 'zod'
import { hashOf, newToken } from '../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { findCardOfHost } from '../channels/channels.public.ts'
import { after, lives } from './accounts.rules.ts'
import { findLivingFamily } from './sessions.queries.ts'
import { getSessionUser, handOver, openSession } from './sessions.ts'
import { insertToken, takeToken } from './tokens.queries.ts'

const Payload = z.object({ origin: z.string(), family: z.string() })

/** A link that opens this sign-in at another address of the installation: one minute, once, there and nowhere else. */
export async function handOff(ctx: SignedIn<PlatformContext>, target: string) {
  const wished = URL.canParse(target) ? new URL(target) : null
  const origin = wished && (await ourOrigin(ctx, wished))
  if (!wished || !origin) throw refuse('HANDOFF_DEAD')
  const code = newToken()
  const now = ctx.now()
  const { userSeq, family } = ctx.user
  await ctx.transaction((tx) =>
    insertToken(tx, {
      tokenHash: hashOf(code),
      purpose: 'HANDOFF',
      userSeq,
      payload: { origin, family },
      createdAt: now,
      expiresAt: after(now, lives.handOff),
    }),
  )
  const url = new URL('/authcallback', origin)
  url.searchParams.set('code', code)
  url.searchParams.set('ts', String(now.getTime()))
  // Two slashes would begin another host.
  const next = wished.pathname.replace(/^\/+/, '/') + wished.search + wished.hash
  if (next !== '/') url.searchParams.set('next', next)
  return { url: url.href }
}

/** Goes on with the sign-in here. Signing out anywhere ends it here too. */
export async function takeHandOff(ctx: PlatformContext, code: string) {
  const now = ctx.now()
  const { userSeq, opened } = await ctx.transaction(async (tx) => {
    const taken = await takeToken(tx, { tokenHash: hashOf(code), purpose: 'HANDOFF', now })
    if (!taken) throw refuse('HANDOFF_DEAD')
    const { origin, family } = Payload.parse(taken.payload)
    if (hostOf(origin) !== hostOf(ctx.incoming.origin)) throw refuse('HANDOFF_DEAD')
    const alive = await findLivingFamily(tx, { family, now })
    if (!alive) throw refuse('HANDOFF_DEAD')
    const { userSeq: seq } = taken
    return { userSeq: seq, opened: await openSession(ctx, tx, { userSeq: seq, family, ...alive }) }
  })
  handOver(ctx, opened)
  return getSessionUser(ctx, userSeq)
}

/** The platform's own address, or where a site that exists is found; null for any other. */
async function ourOrigin(ctx: PlatformContext, { host, hostname, origin }: URL) {
  const { platform, site, own, labelOf } = ctx.ports.addresses
  const label = labelOf(host)
  if (label === null) return origin === platform ? platform : null
  if (origin !== (label === undefined ? own(hostname) : site(label))) return null
  const found = await findCardOfHost(ctx, host)
  return found?.domain ?? null
}

/** Only the host counts: behind a proxy that ends TLS the scheme may look different from here. */
const hostOf = (origin: string) => new URL(origin).host
