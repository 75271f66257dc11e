import type { Access, Endpoint } from 'contract/http/endpoint'
import {
  classPermissionsOf,
  isClassKey,
  keysInClass,
  reachesEveryClass,
  type ClassRole,
} from 'contract/people/class-roles/class-roles.rules'
import type { Permission, Role } from 'contract/http/permissions'
import type { RefusalName } from 'contract/http/refusals'
import type { ChannelSeq } from 'contract/values/ids'
import { RECENT_MINUTES } from 'contract/people/mfa/schemas'
import type { Keys } from './role-keys.ts'

interface Caller {
  isMember: boolean
  isOperator: boolean
  permissions: Keys
  /** What the caller could do here with the second factor that the site asks of its staff; null where nothing is missing. */
  pendingMfa?: { permissions: Keys } | null
}

/** The one place that decides whether a caller may use an endpoint. `alsoFor` are keys that let in as well as `access`. */
export function checkAllowed(
  access: Access,
  user: Caller | null,
  alsoFor: readonly Permission[] = [],
): RefusalName | null {
  if (access === 'public') return null
  if (!user) return 'SIGN_IN_FIRST'
  if (access === 'signed-in') return null
  if (access === 'operator') return user.isOperator ? null : 'NOT_ALLOWED'
  if (!user.isMember) return 'NOT_CHANNEL_USER'
  if (access === 'member') return null
  const keys = [access, ...alsoFor]
  if (keys.some((key) => user.permissions.has(key))) return null
  return keys.some((key) => user.pendingMfa?.permissions.has(key)) ? 'SECOND_FACTOR_NEEDED' : 'NOT_ALLOWED'
}

interface Membership {
  isMember: boolean
  role: Role | null
  permissions: Keys
  /** What counts instead while the second factor that the site asks for is missing. */
  pendingMfa: { role: Role | null; permissions: Keys } | null
}
/**
 * What has to be known of a caller before a call is judged: how the class, or the classes of the film, that it names
 * named them; null where what they may do on the site decides. R-288
 */
export function classScopeOf({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, user: Membership | null) {
  if (!user?.isMember || scope === 'site') return null
  // What a missing second factor withholds counts in no class.
  if (scope === 'any-class')
    return user.pendingMfa || reachesEveryClass({ role: user.role, keys: user.permissions }) ? null : scope
  if (!isClassKey(access)) return null
  const { role, permissions: keys } = user.pendingMfa ?? user
  if (reachesEveryClass({ role, keys })) return null
  // Of videos, staff with a role on the site reach all that the role does.
  return scope === 'film' && role !== null ? null : scope
}
/** The keys somebody holds where these posts count. Only a film may belong to several classes: what one allows, is. */
export function keysOfPosts(user: Membership, posts: readonly ClassRole[]): Keys {
  const { role, permissions: keys } = user.pendingMfa ?? user
  return new Set(posts.flatMap((post) => [...keysInClass({ role, keys, post })]))
}
/** The keys somebody holds on the site or in any of the classes that named them. */
export const keysInAnyClass = (
  { permissions }: Pick<Membership, 'permissions'>,
  roles: readonly ClassRole[],
): Keys => new Set([...permissions, ...roles.flatMap(({ userTypeCd }) => classPermissionsOf(userTypeCd))])

interface CallTarget {
  /** The site at whose host the call arrived; null at the platform's own, undefined at a host of nobody. */
  here: ChannelSeq | null | undefined
  /** The site that the call names; null where it names none. */
  about: ChannelSeq | null
}
/**
 * Why a sign-in does not count for a call; null when it does. `signedInAt` is the site at whose host it was opened, null
 * for the platform's. R-450
 */
export function checkSite(
  { host }: Pick<Endpoint, 'host'>,
  signedInAt: ChannelSeq | null,
  { here, about }: CallTarget,
): RefusalName | null {
  if (here !== signedInAt) return 'SIGN_IN_ELSEWHERE'
  if (host === 'platform') return signedInAt === null ? null : 'PLATFORM_ONLY'
  if (about === null || about === signedInAt) return null
  return host === 'any' && signedInAt === null ? null : 'SIGN_IN_ELSEWHERE'
}

/** The same of an endpoint at this moment: some ask for a proof of who it is within the last minutes. R-262. */
export function checkState(
  { access, alsoFor = [], recent }: Pick<Endpoint, 'access' | 'recent'> & Partial<Pick<Endpoint, 'alsoFor'>>,
  user: (Caller & Reauth) | null,
  now: Date,
): RefusalName | null {
  const refusal = checkAllowed(access, user, alsoFor)
  if (refusal || !recent || !user) return refusal
  return isRecentlyProved(user, now) ? null : 'PROVE_AGAIN'
}

interface Reauth {
  provedAt: Date
}
/** For a service that asks only sometimes: what it refuses with then is `PROVE_AGAIN`. */
export const isRecentlyProved = ({ provedAt }: Reauth, now: Date) =>
  now.getTime() - provedAt.getTime() <= RECENT_MINUTES * 60_000
