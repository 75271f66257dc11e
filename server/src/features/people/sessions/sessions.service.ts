import { createHmac } from 'node:crypto'
import type { SessionUser } from 'contract/people/accounts/schemas'
import type { UserSeq } from 'contract/values/ids'
import { hashOf, newToken, SESSION_COOKIE } from '../../../platform/auth/tokens.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { PlatformTx } from '../../../platform/db/channel-db.ts'
import { publisherOf } from '../../../platform/realtime/sockets.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findChannelHere, findSiteAt } from '../../site/sites/sites.public.ts'
import { findSitesOf, isManager } from '../members/members.public.ts'
import { accessSlot, endOfSession, findUser, isRenewalDue, portraitUrl } from '../accounts/accounts.public.ts'
import { knowBrowser } from './known-browsers.service.ts'
import {
  deleteFamily,
  findSession,
  insertAccessToken,
  insertSession,
  renewSession,
} from './sessions.queries.ts'

export const LONGEST_USER_AGENT = 400

/** The secrets of one sign-in, as its browser stores them. */
export interface Opened {
  userSeq: UserSeq
  cookie: string
  accessToken: string
  expiresAt: Date
}

interface Opening {
  userSeq: UserSeq
  family?: string
  /** Defaults to now. */
  provedAt?: Date
  /** Defaults to now. */
  signedInAt?: Date
}
/** Opens a sign-in on this host, or continues one of another host with its family. */
export async function openSession(
  ctx: PlatformContext,
  tx: PlatformTx,
  { userSeq, family = crypto.randomUUID(), provedAt, signedInAt }: Opening,
): Promise<Opened> {
  const { incoming, ports } = ctx
  const now = ctx.now()
  const cookie = newToken()
  const began = signedInAt ?? now
  const expiresAt = endOfSession(now, { signedInAt: began, days: ports.settings.sessionDays })
  const session = {
    sessionHash: hashOf(cookie),
    family,
    userSeq,
    userAgent: incoming.userAgent.slice(0, LONGEST_USER_AGENT),
    hostChannelSeq: await requireHost(ctx),
    host: new URL(incoming.origin).host,
    createdAt: now,
    seenAt: now,
    signedInAt: began,
    provedAt: provedAt ?? now,
    expiresAt,
  }
  await insertSession(tx, session)
  return { userSeq, cookie, accessToken: await openAccess(ctx, tx, { ...session, cookie }), expiresAt }
}

/** The site of this host; null for the platform's. Unknown hosts are refused. */
async function requireHost(ctx: PlatformContext) {
  const channelSeq = await findChannelHere(ctx)
  const isOurs = channelSeq !== null || (await findSiteAt(ctx, new URL(ctx.incoming.origin).host)) === null
  if (!isOurs) throw refuse('NOT_FOUND')
  return channelSeq
}

interface Session {
  sessionHash: string
  userSeq: UserSeq
  createdAt: Date
  cookie: string
}
/** Derived from the session, constant for some hours, so that a repeated call writes nothing. R-451 */
function accessOf({ ports, now }: PlatformContext, { cookie, createdAt }: Session) {
  const { slot, expiresAt } = accessSlot({ createdAt }, now())
  const accessToken = createHmac('sha256', ports.secrets.keyFor('access-token'))
    .update(`${cookie}\n${slot}`)
    .digest('base64url')
  return { accessToken, expiresAt }
}
async function openAccess(ctx: PlatformContext, tx: PlatformTx, session: Session) {
  const { accessToken, expiresAt } = accessOf(ctx, session)
  const { sessionHash, userSeq } = session
  await insertAccessToken(tx, { tokenHash: hashOf(accessToken), sessionHash, userSeq, expiresAt })
  return accessToken
}

/** Only after the commit: a browser must not hold a session that was rolled back. */
export function handOver(ctx: PlatformContext, { userSeq, cookie, accessToken, expiresAt }: Opened) {
  const maxAgeSeconds = Math.ceil((expiresAt.getTime() - ctx.now().getTime()) / 1000)
  ctx.outgoing.cookie({ name: cookieName(ctx), value: cookie, path: '/', maxAgeSeconds })
  ctx.outgoing.accessToken(accessToken)
  knowBrowser(ctx, userSeq)
}

/** A page that names its site by number has a sign-in of its own. */
const cookieName = ({ incoming: { namedSite } }: PlatformContext) =>
  namedSite === null ? SESSION_COOKIE : `${SESSION_COOKIE}_${namedSite}`
const sessionCookieOf = (ctx: PlatformContext) => ctx.incoming.cookies[cookieName(ctx)]

/** The active session of this browser on this host; a host that moved to another site does not keep its sign-ins. */
export async function findSessionHere(ctx: PlatformContext) {
  const cookie = sessionCookieOf(ctx)
  if (!cookie) return null
  const found = await findSession(ctx.platform, { sessionHash: hashOf(cookie), now: ctx.now() })
  return found && found.hostChannelSeq === (await findChannelHere(ctx)) ? { ...found, cookie } : null
}

/** The user of the browser's cookie, with an access token. Writes only when a renewal is due. */
export async function continueSession(ctx: PlatformContext): Promise<SessionUser | null> {
  if (!sessionCookieOf(ctx)) return ctx.user ? findSessionUser(ctx, ctx.user.userSeq) : null
  const session = await findSessionHere(ctx)
  const opened = session && (await carryOn(ctx, session))
  const user = opened ? await findSessionUser(ctx, opened.userSeq) : null
  if (opened && user) handOver(ctx, opened)
  else dropCookie(ctx)
  return user
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSessionHere>>>
async function carryOn(ctx: PlatformContext, session: SessionRow): Promise<Opened | null> {
  const { userSeq, cookie, sessionHash, signedInAt } = session
  const now = ctx.now()
  if (!isRenewalDue(session, now)) return { ...session, accessToken: accessOf(ctx, session).accessToken }
  const expiresAt = endOfSession(now, { signedInAt, days: ctx.ports.settings.sessionDays })
  return ctx.transaction(async (tx) => {
    if (!(await renewSession(tx, { sessionHash, now, expiresAt }))) return null
    return { userSeq, cookie, expiresAt, accessToken: await openAccess(ctx, tx, session) }
  })
}

/** Ends this sign-in on every host it was handed off to. */
export async function endSession(ctx: SignedIn<PlatformContext>) {
  const { userSeq, family } = ctx.user
  await ctx.transaction((tx) => deleteFamily(tx, { userSeq, family }))
  dropCookie(ctx)
  publishEnded(ctx, [family])
  return null
}

/** Signs out open pages immediately. */
export function publishEnded({ ports }: PlatformContext, families: string[]) {
  for (const family of families) publisherOf(ports.bus).family(family, { cmd: 'E0013' })
}

export const dropCookie = (ctx: PlatformContext) =>
  ctx.outgoing.cookie({ name: cookieName(ctx), value: '', path: '/', maxAgeSeconds: 0 })

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
    ...(await membershipOf(ctx, userSeq)),
  }
}

/** The number of sites a user manages, and the unread notifications of the current one or of all. */
async function membershipOf(ctx: PlatformContext, userSeq: UserSeq) {
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
