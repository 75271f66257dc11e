import type { SessionUser } from 'contract/people/accounts/schemas'
import type { Role } from 'contract/http/permissions'
import type { z } from 'zod'

export type User = z.input<typeof SessionUser>
/** The session. `loading` until the browser has fetched it, including server rendering and hydration. */
export type Session =
  | { state: 'loading' }
  | { state: 'visitor' }
  | {
      state: 'signed-in'
      user: User
      isChannelUser: boolean
      userTypeCd: Role | null
      roles: readonly string[]
      /** Set for staff who have to set up a second factor before they can use their permissions. */
      isSecondFactorNeeded?: true | undefined
      /** The classes in which this user has a role, with the permissions that hold only there. */
      classes: readonly { courseSeq: number; userTypeCd: string; roles: readonly string[] }[]
    }

export type SignedIn = Extract<Session, { state: 'signed-in' }>

/** Holds the session of this page, and notifies its subscribers. */
export function sessionStore() {
  let session: Session = { state: 'loading' }
  const watchers = new Set<() => void>()
  return {
    get: () => session,
    set(next: Session) {
      session = next
      for (const watch of watchers) watch()
    },
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}
export type SessionStore = ReturnType<typeof sessionStore>
