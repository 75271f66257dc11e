import { getSession } from 'contract/people/sessions/api'
import type { TokenBox } from './call.ts'
import { setSessionUser } from './session.tsx'
import type { Site } from './site.tsx'

/** Refreshes the token, once for all calls that found theirs expired; without a new one the user is signed out. */
export function renewing(site: Site, box: TokenBox) {
  let running: Promise<boolean> | null = null
  async function renew() {
    box.token = null
    const session = await site.call(getSession, {}).catch(() => null)
    if (session?.user) return true
    await setSessionUser(site, null)
    return false
  }
  return () => {
    running ??= renew().finally(() => {
      running = null
    })
    return running
  }
}

/**
 * Removes the token when the user signs out. Loading a page signed out removes nothing: the response may arrive late,
 * after a hand-off from another address has just signed the user in.
 */
export function dropTokenOnUnload({ session }: Pick<Site, 'session'>, tokens: TokenBox) {
  const box = tokens
  let before = session.get().state
  session.watch(() => {
    const { state } = session.get()
    if (before === 'signed-in' && state === 'visitor') box.token = null
    before = state
  })
}
