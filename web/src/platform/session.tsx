import { useSyncExternalStore } from 'react'
import { getChannelAuth, getChannelUser, getSession, logout } from 'contract/accounts'
import type { Permission, Role } from 'contract/permissions'
import type { Session, User } from './session-store.ts'
import { useSite, type Site } from './site.tsx'

const loading: Session = { state: 'loading' }

/** Who is here. Server and first drawing are told `loading`. */
export function useSession() {
  const { session } = useSite()
  const current = useSyncExternalStore(session.watch, session.get, () => loading)
  return {
    session: current,
    state: current.state,
    user: current.state === 'signed-in' ? current.user : null,
    isChannelUser: current.state === 'signed-in' && current.isChannelUser,
    userTypeCd: current.state === 'signed-in' ? current.userTypeCd : null,
    can: (permission: Permission) => current.state === 'signed-in' && current.roles.includes(permission),
  }
}

/** Asks who is here; signing in, joining and coming back to the page ask again. */
export async function refreshSession(site: Site): Promise<void> {
  const known = await site.call(getSession, {}).catch(() => null)
  await noteUser(site, known?.user ?? null)
}

/** Somebody signed in, or was found signed in: what they are on this site is asked for. */
export async function noteUser(site: Site, user: User | null): Promise<void> {
  if (!user) {
    site.session.set({ state: 'visitor' })
    return
  }
  const standing = await standingOf(site)
  site.session.set({ state: 'signed-in', user, ...standing })
}

async function standingOf({ channel, call }: Site) {
  const nobody = { isChannelUser: false, userTypeCd: null as Role | null, roles: [] as Permission[] }
  if (!channel) return nobody
  const { channelSeq } = channel
  try {
    const [{ isChannelUser }, { roles, userTypeCd }] = await Promise.all([
      call(getChannelUser, { channelSeq }),
      call(getChannelAuth, { channelSeq }),
    ])
    return { isChannelUser, roles, userTypeCd }
  } catch {
    return nobody
  }
}

/** Ends the sign-in here and wherever it was handed on to. */
export async function signOut(site: Site) {
  await site.call(logout, {}).catch(() => null)
  site.queries.clear()
  site.session.set({ state: 'visitor' })
}
