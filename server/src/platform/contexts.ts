import type { Language } from 'contract/languages'
import type { ChannelSeq } from 'contract/values'
import { findCaller, findRoleDecisions, findStanding } from './auth/callers.queries.ts'
import { noKeys, roleKeys, ROLES_TOPIC, RolesChanged } from './auth/role-keys.ts'
import { hashOf } from './auth/tokens.ts'
import type { Clock } from './clock.ts'
import type { Context, PlatformContext, User } from './context.ts'
import type { Database } from './db/database.ts'
import { findChannelSeqs } from './db/channels.queries.ts'
import type { Caller } from './http/answer.ts'
import { noRequest, Outgoing } from './http/exchange.ts'
import { openSites } from './open-sites.ts'
import type { Ports } from './ports.ts'
import { CHANNEL_TOPIC, ChannelChanged } from './realtime/bus.ts'
import { refuse } from './refuse.ts'
import { noTrail } from './trail/trail.ts'

interface Outside {
  database: Database
  ports: Ports
  clock: Clock
}
interface Around extends Outside {
  keys: ReturnType<typeof roleKeys>
}

/** Makes the contexts in which everything runs: for a caller, for a job, for no site at all. */
export function contextsOf(outside: Outside) {
  const { database, ports, clock } = outside
  const keys = roleKeys({
    read: (channelSeq) => findRoleDecisions(database.channel(channelSeq)),
    now: () => clock().getTime(),
  })
  const around: Around = { ...outside, keys }
  const sites = openSites(database.platform, () => clock().getTime())
  ports.bus.hear(CHANNEL_TOPIC, (said) => sites.forget(ChannelChanged.parse(said).channelSeq))
  ports.bus.hear(ROLES_TOPIC, (said) => keys.forget(RolesChanged.parse(said).channelSeq))
  const nobody: Caller = { token: null, language: 'ko', incoming: noRequest(ports.addresses.platform) }

  async function openSite(channelSeq: ChannelSeq, caller: Caller, outgoing: Outgoing) {
    if (!(await sites.has(channelSeq))) throw refuse('NOT_FOUND')
    const user = await signedIn(around, caller.token)
    return siteContext(around, {
      channelSeq,
      caller,
      outgoing,
      user: await standing(around, channelSeq, user),
    })
  }
  async function open(channelSeq: ChannelSeq | null, caller: Caller, outgoing: Outgoing) {
    if (channelSeq !== null) return openSite(channelSeq, caller, outgoing)
    return platformContext(around, { caller, outgoing, user: await signedIn(around, caller.token) })
  }
  return {
    open,
    openSite,
    contextFor: (channelSeq: ChannelSeq): Promise<Context> =>
      Promise.resolve(
        siteContext(around, { channelSeq, caller: nobody, outgoing: new Outgoing(), user: null }),
      ),
    platformContext: (): PlatformContext =>
      platformContext(around, { caller: nobody, outgoing: new Outgoing(), user: null }),
    allChannels: () => findChannelSeqs(database.platform),
    now: clock,
  }
}

interface Opening {
  caller: Caller
  outgoing: Outgoing
  user: User | null
}

function siteContext(
  { database, ports, clock }: Around,
  { channelSeq, caller, outgoing, user }: Opening & { channelSeq: ChannelSeq },
): Context {
  const db = database.channel(channelSeq)
  return {
    ...common(caller.language, { ports, clock, database }),
    channelSeq,
    db,
    trail: noTrail,
    user,
    incoming: caller.incoming,
    outgoing,
    transaction: (work) => database.inChannel(db, work),
  }
}

function platformContext(around: Around, { caller, outgoing, user }: Opening): PlatformContext {
  const { database, ports, clock } = around
  return {
    ...common(caller.language, { ports, clock, database }),
    user,
    incoming: caller.incoming,
    outgoing,
    transaction: (work) => database.onPlatform(work),
    enter: (tx, channelSeq) => database.enter(tx, channelSeq),
    at: async (channelSeq) =>
      siteContext(around, { channelSeq, caller, outgoing, user: await standing(around, channelSeq, user) }),
  }
}

const common = (language: Language, { ports, clock, database }: Outside) => ({
  language,
  ports,
  now: clock,
  platform: database.platform,
})

const nothingHere = { role: null, post: null, permissions: noKeys, unguarded: null }
async function signedIn({ database, clock }: Outside, token: string | null): Promise<User | null> {
  if (token === null) return null
  const found = await findCaller(database.platform, hashOf(token), clock())
  if (!found) return null
  const { emailVerifiedAt, ...caller } = found
  return {
    ...caller,
    hasSecondFactor: Boolean(caller.hasSecondFactor),
    isVerified: emailVerifiedAt !== null,
    isMember: false,
    ...nothingHere,
  }
}

async function standing({ database, keys }: Around, channelSeq: ChannelSeq, user: User | null) {
  if (!user) return null
  const found = await findStanding(database.channel(channelSeq), user.userSeq)
  if (!found) return user
  const { role, staffSecondFactor } = found
  const permissions = await keys.of(channelSeq, role)
  const isUnguarded = staffSecondFactor && !user.hasSecondFactor
  if (isUnguarded) return { ...user, isMember: true, unguarded: { role, permissions } }
  return { ...user, isMember: true, role, permissions }
}
