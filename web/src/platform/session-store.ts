import type { SessionUser } from 'contract/people/accounts/schemas'
import type { Role } from 'contract/http/permissions'
import type { z } from 'zod'

export type User = z.input<typeof SessionUser>
/** The session. `loading` until the browser has fetched it: server rendering and hydration know no user. */
export type Session =
  | { state: 'loading' }
  | { state: 'visitor' }
  | {
      state: 'signed-in'
      user: User
      isChannelUser: boolean
      userTypeCd: Role | null
      roles: readonly string[]
      /** Staff who have to set up a second factor before any of that opens something. */
      isSecondFactorNeeded?: true | undefined
      /** The classes this person was named in, with the keys that hold there alone. */
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
