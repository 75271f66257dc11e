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
import { isOpenWhileSuspended, type SuspensionKind } from 'contract/http/suspension.rules'
import type { ChannelSeq } from 'contract/values/ids'
import { RECENT_MINUTES } from 'contract/people/mfa/schemas'
import type { Keys } from './role-keys.ts'

interface Caller {
  isMember: boolean
  isOperator: boolean
  permissions: Keys
  /** The caller's role and permissions if they had the second factor that the site requires; null where nothing is missing. */
  pendingMfa?: { permissions: Keys } | null
}

/** Decides whether a caller may use an endpoint; no other code does. `alsoFor` are alternative permissions to `access`. */
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
  /** Replaces role and permissions while the required second factor is missing. */
  pendingMfa: { role: Role | null; permissions: Keys } | null
}
/**
 * The class roles to load before a call is authorized: of the course or the video's courses that it names; null where the site role
 * decides. R-288
 */
export function classScopeOf({ access, scope }: Pick<Endpoint, 'access' | 'scope'>, user: Membership | null) {
  if (!user?.isMember || scope === 'site') return null
  // A missing second factor also suspends permissions in courses.
  if (scope === 'any-class')
    return user.pendingMfa || reachesEveryClass({ role: user.role, keys: user.permissions }) ? null : scope
  if (!isClassKey(access)) return null
  const { role, permissions: keys } = user.pendingMfa ?? user
  if (reachesEveryClass({ role, keys })) return null
  // For videos, staff with a site role hold all permissions of the role.
  return scope === 'video' && role !== null ? null : scope
}
/** A person's permissions from these class roles. Only a video may belong to several courses: a permission in one suffices. */
export function keysOfPosts(user: Membership, posts: readonly ClassRole[]): Keys {
  const { role, permissions: keys } = user.pendingMfa ?? user
  return new Set(posts.flatMap((post) => [...keysInClass({ role, keys, post })]))
}
/** A person's permissions on the site or in any course through a class role. */
export const keysInAnyClass = (
  { permissions }: Pick<Membership, 'permissions'>,
  roles: readonly ClassRole[],
): Keys => new Set([...permissions, ...roles.flatMap(({ userTypeCd }) => classPermissionsOf(userTypeCd))])

interface CallTarget {
  /** The site of the request's host; null on the platform's own, undefined for an unknown host. */
  here: ChannelSeq | null | undefined
  /** The site in the path; null for none. */
  about: ChannelSeq | null
}
/**
 * The reason why a sign-in is not valid for a call; null when it is. `signedInAt` is the site on whose host it was opened, null for
 * the platform's. R-450
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

/** The same at this moment for endpoints that require a recent proof of identity. R-262. */
export function checkState(
  { access, alsoFor = [], recent }: Pick<Endpoint, 'access' | 'recent'> & Partial<Pick<Endpoint, 'alsoFor'>>,
  user: (Caller & Reauth) | null,
  now: Date,
): RefusalName | null {
  const refusal = checkAllowed(access, user, alsoFor)
  if (refusal || !recent || !user) return refusal
  return isRecentlyProved(user, now) ? null : 'PROVE_AGAIN'
}

/** The refusal of an operator who looks at a site and changes nothing. docs/rules.md R-1154. */
export const checkInspection = (
  { whileInspecting }: Pick<Endpoint, 'whileInspecting'>,
  user: { isInspecting: boolean } | null,
): RefusalName | null => (user?.isInspecting && !whileInspecting ? 'INSPECTION_READS_ONLY' : null)

interface Suspendable {
  suspension: SuspensionKind | null
  user: Pick<Membership, 'isMember' | 'role'> | null
}
/** The refusal of a suspended site, null where the call goes on. docs/rules.md R-1147. */
export const checkSuspension = (
  { whileSuspended }: Pick<Endpoint, 'whileSuspended'>,
  { suspension, user }: Suspendable,
): RefusalName | null =>
  suspension === null || isOpenWhileSuspended(whileSuspended, suspension, user) ? null : 'SITE_SUSPENDED'

interface Reauth {
  provedAt: Date
}
/** For services that require it only in some cases; they refuse with `PROVE_AGAIN`. */
export const isRecentlyProved = ({ provedAt }: Reauth, now: Date) =>
  now.getTime() - provedAt.getTime() <= RECENT_MINUTES * 60_000
