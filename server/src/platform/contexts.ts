import type { Language } from 'contract/i18n/languages'
import type { Endpoint } from 'contract/http/endpoint'
import type { NotificationSentences } from 'contract/messaging/notifications/sentences'
import type { Role } from 'contract/http/permissions'
import type { SuspensionKind } from 'contract/http/suspension.rules'
import type { ChannelSeq } from 'contract/values/ids'
import { checkSite } from './auth/access.ts'
import {
  findCaller,
  findCallerIn,
  findMembership,
  findRoleDecisions,
  isInspecting,
} from './auth/callers.queries.ts'
import { noKeys, roleKeys, ROLES_TOPIC, RolesChanged } from './auth/role-keys.ts'
import { hashOf } from './auth/tokens.ts'
import type { Clock } from './clock.ts'
import type { Context, PlatformContext, User } from './context.ts'
import type { Database } from './db/database.ts'
import type { References } from './db/columns.ts'
import { findChannelSeqs, findSitesWithWork } from './db/channels.queries.ts'
import type { Caller } from './http/answer.ts'
import type { SiteOfHost } from './feature.ts'
import { noRequest, Outgoing, type Incoming } from './http/exchange.ts'
import { openSites } from './open-sites.ts'
import type { Ports } from './ports.ts'
import { CHANNEL_TOPIC, ChannelChanged } from './realtime/bus.ts'
import type { CanBePaid } from './pay/can-be-paid.ts'
import { refuse } from './refuse.ts'
import { noAudit } from './audit/audit.ts'

interface Outside {
  database: Database
  ports: Ports
  clock: Clock
  /** Null where no feature provides it: then every host is the platform's. */
  siteOfHost: SiteOfHost | null
  references: References
  notifications: NotificationSentences
  canBePaid: CanBePaid | null
}
/** The part of an endpoint that decides whose sign-in counts. */
type Guard = Pick<Endpoint, 'access' | 'host'>
/** The subject of a call: a site or none, and whose sign-in counts there. */
interface About<Seq> {
  channelSeq: Seq
  guard: Guard
}
interface Around extends Outside {
  keys: ReturnType<typeof roleKeys>
  sites: ReturnType<typeof openSites>
}

/** Creates all contexts: for a caller, for a job, without a site. */
export function contextsOf(outside: Outside) {
  const { database, ports, clock } = outside
  const keys = roleKeys({
    read: (channelSeq) => findRoleDecisions(database.channel(channelSeq)),
    now: () => clock().getTime(),
  })
  const sites = openSites(database.platform, () => clock().getTime())
  const around: Around = { ...outside, keys, sites }
  ports.bus.subscribe(CHANNEL_TOPIC, (said) => sites.forget(ChannelChanged.parse(said).channelSeq))
  ports.bus.subscribe(ROLES_TOPIC, (said) => keys.forget(RolesChanged.parse(said).channelSeq))
  const nobody: Caller = { token: null, language: 'ko', incoming: noRequest(ports.addresses.platform) }

  async function openSite({ channelSeq, guard }: About<ChannelSeq>, caller: Caller, outgoing: Outgoing) {
    const site = await sites.find(channelSeq)
    if (!site) throw refuse('NOT_FOUND')
    const user = await memberCalling(around, caller, { ...guard, about: channelSeq })
    return siteContext(around, { ...site, channelSeq, caller, outgoing, user })
  }
  async function open({ channelSeq, guard }: About<ChannelSeq | null>, caller: Caller, outgoing: Outgoing) {
    if (channelSeq !== null) return openSite({ channelSeq, guard }, caller, outgoing)
    const user = await signedIn(around, caller, guard)
    return platformContext(around, { caller, outgoing, user })
  }
  return {
    open,
    openSite,
    contextFor: async (channelSeq: ChannelSeq): Promise<Context> =>
      siteContext(around, {
        channelSeq,
        suspension: await suspensionOf(around, channelSeq),
        caller: nobody,
        outgoing: new Outgoing(),
        user: null,
      }),
    platformContext: (): PlatformContext =>
      platformContext(around, { caller: nobody, outgoing: new Outgoing(), user: null }),
    allChannels: () => findChannelSeqs(database.platform),
    channelsWithWork: (timer: string) => findSitesWithWork(database.platform, timer, clock()),
    now: clock,
  }
}

interface Opening {
  caller: Caller
  outgoing: Outgoing
  user: User | null
}

/** A site that is closed meanwhile is not suspended besides. */
const suspensionOf = async ({ sites }: Around, channelSeq: ChannelSeq) =>
  (await sites.find(channelSeq))?.suspension ?? null

interface OpeningSite extends Opening {
  channelSeq: ChannelSeq
  suspension: SuspensionKind | null
}
function siteContext(
  around: Around,
  { channelSeq, suspension, caller, outgoing, user }: OpeningSite,
): Context {
  const { database } = around
  const db = database.channel(channelSeq)
  return {
    ...common(caller.language, around),
    channelSeq,
    suspension,
    db,
    audit: noAudit,
    user,
    incoming: caller.incoming,
    outgoing,
    transaction: (work) => database.inChannel(db, work),
  }
}

function platformContext(around: Around, { caller, outgoing, user }: Opening): PlatformContext {
  const { database } = around
  return {
    ...common(caller.language, around),
    user,
    incoming: caller.incoming,
    outgoing,
    transaction: (work) => database.onPlatform(work),
    enter: (tx, channelSeq) => database.enter(tx, channelSeq),
    at: async (channelSeq) =>
      siteContext(around, {
        channelSeq,
        suspension: await suspensionOf(around, channelSeq),
        caller,
        outgoing,
        user: await membershipIn(around, channelSeq, user),
      }),
  }
}

const common = (
  language: Language,
  { ports, clock, database, references, notifications, canBePaid }: Outside,
) => ({
  language,
  ports,
  now: clock,
  platform: database.platform,
  references,
  notifications,
  canBePaid,
})

const nothingHere = { role: null, post: null, permissions: noKeys, pendingMfa: null }
/** The user of the token, where it is valid. On other hosts public content is returned as to a visitor. */
async function signedIn(outside: Outside, { token, incoming }: Caller, guard: Guard): Promise<User | null> {
  if (token === null) return null
  const found = await findCaller(outside.database.platform, hashOf(token), outside.clock())
  if (!found || !(await countsHere(outside, found, { incoming, guard: { ...guard, about: null } })))
    return null
  return { ...accountOf(found), isInspecting: await inspects(outside, found) }
}

/** Whether an operator looks at the site on whose host they signed in. */
async function inspects(
  { database, clock }: Outside,
  { isOperator, signedInAt, userSeq }: Pick<User, 'isOperator' | 'signedInAt' | 'userSeq'>,
) {
  return isOperator && signedInAt !== null && isInspecting(database.channel(signedInAt), userSeq, clock())
}

/** The same with the user's membership of the site that the call is about. */
async function memberCalling(
  around: Around,
  { token, incoming }: Caller,
  guard: Guard & { about: ChannelSeq },
): Promise<User | null> {
  if (token === null) return null
  const { database, clock } = around
  const found = await findCallerIn(database.channel(guard.about), hashOf(token), clock())
  if (!found || !(await countsHere(around, found, { incoming, guard }))) return null
  const { role, staffSecondFactor, ...account } = found
  const user = accountOf(account)
  if (user.signedInAt === guard.about && (await inspects(around, user)))
    return {
      ...user,
      isInspecting: true,
      isMember: true,
      role: 'OWN',
      permissions: await around.keys.of(guard.about, 'OWN'),
    }
  return staffSecondFactor === null ? user : memberOf(around, guard.about, { user, role, staffSecondFactor })
}

interface Arriving {
  incoming: Incoming
  guard: Guard & { about: ChannelSeq | null }
}
/** Whether a sign-in that was opened elsewhere counts for this call. Throws where it does not and the call needs one. */
async function countsHere(
  outside: Outside,
  { signedInAt }: Pick<User, 'signedInAt'>,
  { incoming, guard: { about, ...guard } }: Arriving,
) {
  const refusal = checkSite(guard, signedInAt, { here: await siteAt(outside, incoming), about })
  if (refusal && guard.access !== 'public') throw refuse(refusal)
  return !refusal
}

const accountOf = ({
  emailVerifiedAt,
  hasSecondFactor,
  ...caller
}: NonNullable<Awaited<ReturnType<typeof findCaller>>>): User => ({
  ...caller,
  hasSecondFactor: Boolean(hasSecondFactor),
  isInspecting: false,
  isVerified: emailVerifiedAt !== null,
  isMember: false,
  ...nothingHere,
})

/** The site of the request's host; null on the platform's own, undefined for an unknown host. */
async function siteAt({ database, ports, siteOfHost }: Outside, { origin, namedSite }: Incoming) {
  if (namedSite !== null) return namedSite
  return siteOfHost ? siteOfHost({ platform: database.platform, ports }, new URL(origin).host) : null
}

async function membershipIn(around: Around, channelSeq: ChannelSeq, user: User | null) {
  if (!user) return null
  const found = await findMembership(around.database.channel(channelSeq), user.userSeq)
  return found ? memberOf(around, channelSeq, { user, ...found }) : user
}

interface Membership {
  user: User
  role: Role | null
  staffSecondFactor: boolean
}
async function memberOf(
  { keys }: Around,
  channelSeq: ChannelSeq,
  { user, role, staffSecondFactor }: Membership,
): Promise<User> {
  const permissions = await keys.of(channelSeq, role)
  const isMfaPending = staffSecondFactor && !user.hasSecondFactor
  if (isMfaPending) return { ...user, isMember: true, pendingMfa: { role, permissions } }
  return { ...user, isMember: true, role, permissions }
}
