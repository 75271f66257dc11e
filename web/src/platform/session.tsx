import { useSyncExternalStore } from 'react'
import { getChannelAuth, getChannelUser } from 'contract/people/members/membership.api'
import { getSession, logout } from 'contract/people/sessions/api'
import { me } from 'contract/people/sign-in/api'
import type { Permission } from 'contract/http/permissions'
import { logEvent } from 'contract/growth/visits/api'
import { isLost, isRefusal } from './call.ts'
import { forgetHttpSession } from './http-session.ts'
import type { Session, SignedIn, User } from './session-store.ts'
import { useSite, type Site } from './site.tsx'
import { forgetTabFlags } from './tab-flags.ts'

const loading: Session = { state: 'loading' }
const noClasses: SignedIn['classes'] = []

/** The current session. Server rendering and hydration get `loading`. */
export function useSession() {
  const { session } = useSite()
  const current = useSyncExternalStore(session.watch, session.get, () => loading)
  return {
    session: current,
    state: current.state,
    user: current.state === 'signed-in' ? current.user : null,
    isChannelUser: current.state === 'signed-in' && current.isChannelUser,
    userTypeCd: current.state === 'signed-in' ? current.userTypeCd : null,
    classes: current.state === 'signed-in' ? current.classes : noClasses,
    can: (permission: Permission) => current.state === 'signed-in' && current.roles.includes(permission),
  }
}

/**
 * Fetches the session. Called after signing in, joining and returning to the page. A user stays signed in while the
 * network is down: only a response ends the session.
 */
export async function refreshSession(site: Site): Promise<void> {
  const before = site.session.get()
  const known = await site.call(getSession, {}).catch((error: unknown) => {
    const isKept = isLost(error) && before.state === 'signed-in'
    if (!isKept) forgetHttpSession()
    return isKept ? undefined : null
  })
  if (known === undefined) return
  const found = await sessionOf(site, known?.user ?? null)
  // A sign-in or sign-out during the call is newer than its response.
  if (site.session.get() === before) enter(site, found)
}

/** Refetches the user on navigation. The call itself handles an expired sign-in; any other failure changes nothing. */
export async function refreshUser(site: Site): Promise<void> {
  const before = site.session.get()
  if (before.state !== 'signed-in') return
  const known = await site.call(me, {}).catch(() => null)
  const isSame = JSON.stringify(known?.user) === JSON.stringify(before.user)
  if (known && !isSame && site.session.get() === before) site.session.set({ ...before, user: known.user })
}

/** Updates the session after a user signed in or out, with their membership of this site. */
export async function setSessionUser(site: Site, user: User | null): Promise<void> {
  enter(site, await sessionOf(site, user))
}

function enter({ session, queries }: Site, next: Session) {
  const before = session.get()
  // One user must not see the cached data of another, nor be taken for them.
  if (before.state === 'signed-in' && !isSamePerson(before, next)) {
    queries.clear()
    forgetTabFlags()
  }
  session.set(next)
  if (before.state === 'visitor' && next.state === 'signed-in') void queries.invalidateQueries()
}

async function sessionOf(site: Site, user: User | null): Promise<Session> {
  if (!user) return { state: 'visitor' }
  const before = site.session.get()
  const known = before.state === 'signed-in' && before.user.userSeq === user.userSeq ? before : nobody
  return { state: 'signed-in', user, ...(await membershipOf(site, known)) }
}
const isSamePerson = (before: SignedIn, next: Session) =>
  next.state === 'signed-in' && next.user.userSeq === before.user.userSeq

type Membership = Pick<
  SignedIn,
  'isChannelUser' | 'roles' | 'userTypeCd' | 'classes' | 'isSecondFactorNeeded'
>
const nobody: Membership = { isChannelUser: false, userTypeCd: null, roles: [], classes: [] }

async function membershipOf(site: Site, before: Membership): Promise<Membership> {
  if (!site.channel) return nobody
  const { channelSeq } = site.channel
  const fetchMembership = () =>
    Promise.all([site.call(getChannelUser, { channelSeq }), site.call(getChannelAuth, { channelSeq })])
  try {
    const [{ isChannelUser }, auth] = await (before === nobody
      ? untilAnswered(fetchMembership)
      : fetchMembership())
    return { isChannelUser, ...auth }
  } catch {
    const { isChannelUser, roles, userTypeCd, classes, isSecondFactorNeeded } = before
    return { isChannelUser, roles, userTypeCd, classes, isSecondFactorNeeded }
  }
}

const AGAIN_MS = 1000
const AT_LAST_MS = 30_000
/**
 * Retries with growing delays until the server responds: a member whose membership could not be fetched must not be
 * redirected to the page for joining.
 */
async function untilAnswered<Reply>(ask: () => Promise<Reply>, wait = AGAIN_MS): Promise<Reply> {
  try {
    return await ask()
  } catch (error) {
    if (!isLost(error) && !isRefusal(error, 'SOMETHING_BROKE')) throw error
    await new Promise((goOn) => setTimeout(goOn, wait))
    return untilAnswered(ask, Math.min(wait * 2, AT_LAST_MS))
  }
}

/** Ends the session here and on all sites that it was handed on to. */
export async function signOut(site: Site) {
  await site.call(logout, {}).catch(() => null)
  void site.call(logEvent, { body: { eventType: 'LOGOUT', message: location.pathname } }).catch(() => null)
  await setSessionUser(site, null)
}
