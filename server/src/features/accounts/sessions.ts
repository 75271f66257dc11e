import type { SessionUser } from 'contract/accounts'
import type { UserSeq } from 'contract/values'
import { hashOf, newToken, SESSION_COOKIE } from '../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../platform/context.ts'
import type { PlatformTx } from '../../platform/db/channel-db.ts'
import { telling } from '../../platform/realtime/sockets.ts'
import { refuse } from '../../platform/refuse.ts'
import { findChannelHere } from '../channels/channels.public.ts'
import { findSitesOf, isManager } from '../members/members.public.ts'
import { findUser } from './accounts.queries.ts'
import { after, lives } from './accounts.rules.ts'
import { knowBrowser } from './known-browsers.ts'
import { portraitUrl } from './portrait-url.ts'
import { deleteFamily, insertAccessToken, insertSession, renewSession } from './sessions.queries.ts'

export const LONGEST_USER_AGENT = 400

/** The secrets of one sign-in, as its browser keeps them. */
export interface Opened {
  userSeq: UserSeq
  cookie: string
  accessToken: string
}

interface Opening {
  userSeq: UserSeq
  family?: string
  /** Left out, it was this moment. */
  provedAt?: Date
}
/** Begins a sign-in at this address, or carries one on that began elsewhere: then with its family. */
export async function openSession(
  { now: clock, incoming }: PlatformContext,
  tx: PlatformTx,
  { userSeq, family = crypto.randomUUID(), provedAt }: Opening,
): Promise<Opened> {
  const now = clock()
  const cookie = newToken()
  const sessionHash = hashOf(cookie)
  await insertSession(tx, {
    sessionHash,
    family,
    userSeq,
    userAgent: incoming.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    seenAt: now,
    provedAt: provedAt ?? now,
    expiresAt: after(now, lives.session),
  })
  return { userSeq, cookie, accessToken: await openAccess(tx, { sessionHash, userSeq, now }) }
}

async function openAccess(
  tx: PlatformTx,
  { now, ...of }: { sessionHash: string; userSeq: UserSeq; now: Date },
) {
  const accessToken = newToken()
  await insertAccessToken(tx, {
    ...of,
    tokenHash: hashOf(accessToken),
    expiresAt: after(now, lives.accessToken),
  })
  return accessToken
}

/** Only after the commit: a browser must not hold what the database forgot. */
export function handOver(ctx: PlatformContext, { userSeq, cookie, accessToken }: Opened) {
  const { outgoing } = ctx
  outgoing.cookie({ name: SESSION_COOKIE, value: cookie, path: '/', maxAgeSeconds: lives.session / 1000 })
  outgoing.accessToken(accessToken)
  knowBrowser(ctx, userSeq)
}

/** Whoever the browser's cookie belongs to, with a fresh access token. */
export async function continueSession(ctx: PlatformContext): Promise<SessionUser | null> {
  const cookie = ctx.incoming.cookies[SESSION_COOKIE]
  if (!cookie) return ctx.user ? findSessionUser(ctx, ctx.user.userSeq) : null
  const now = ctx.now()
  const renewed = await ctx.transaction(async (tx) => {
    const session = await renewSession(tx, {
      sessionHash: hashOf(cookie),
      now,
      expiresAt: after(now, lives.session),
    })
    if (!session) return null
    return { userSeq: session.userSeq, accessToken: await openAccess(tx, { ...session, now }) }
  })
  const user = renewed ? await findSessionUser(ctx, renewed.userSeq) : null
  if (renewed && user) handOver(ctx, { ...renewed, cookie })
  else dropCookie(ctx)
  return user
}

/** Ends this sign-in at every address it was handed on to. */
export async function endSession(ctx: SignedIn<PlatformContext>) {
  const { userSeq, family } = ctx.user
  await ctx.transaction((tx) => deleteFamily(tx, { userSeq, family }))
  dropCookie(ctx)
  tellEnded(ctx, [family])
  return null
}

/** Browsers that are here now leave at once. */
export function tellEnded({ ports }: PlatformContext, families: string[]) {
  for (const family of families) telling(ports.bus).family(family, { cmd: 'E0013' })
}

export const dropCookie = ({ outgoing }: PlatformContext) =>
  outgoing.cookie({ name: SESSION_COOKIE, value: '', path: '/', maxAgeSeconds: 0 })

async function findSessionUser(ctx: PlatformContext, userSeq: UserSeq): Promise<SessionUser | null> {
  const user = await findUser(ctx.platform, userSeq)
  if (!user) return null
  const { name, email, phone, phoneAt, isOperator, isInitPlan, emailVerifiedAt, snsTypeCd, language } = user
  return {
    userSeq,
    name,
    email,
    phone,
    phoneAt,
    profileImageUrl: portraitUrl(user.profileImageKey),
    snsTypeCd,
    hasPassword: user.passwordHash !== null,
    isAuthenticated: emailVerifiedAt !== null,
    isOperator,
    isInitPlan,
    language,
    ...(await standingOf(ctx, userSeq)),
  }
}

/** How many sites somebody runs, and what the one at hand, or all together, have to tell. */
async function standingOf(ctx: PlatformContext, userSeq: UserSeq) {
  const sites = await findSitesOf(ctx.platform, userSeq)
  const here = await findChannelHere(ctx)
  const shown = here === null ? sites : sites.filter(({ channelSeq }) => channelSeq === here)
  return {
    mngCnt: sites.filter(({ role }) => isManager(role)).length,
    badgeCount: shown.reduce((sum, { badgeCount }) => sum + badgeCount, 0),
    alarmReadSeq: Math.max(0, ...shown.map(({ alarmReadSeq }) => alarmReadSeq)),
  }
}

export async function getSessionUser(ctx: PlatformContext, userSeq: UserSeq) {
  const user = await findSessionUser(ctx, userSeq)
  if (!user) throw refuse('SIGN_IN_FIRST')
  return { user }
}
