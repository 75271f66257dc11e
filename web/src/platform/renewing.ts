import { getSession } from 'contract/people/sessions/api'
import type { TokenBox } from './call.ts'
import { noteUser } from './session.tsx'
import type { Site } from './site.tsx'

/** Asks the session for a fresh token, once for all calls that found theirs dead; without one nobody is signed in. */
export function renewing(site: Site, box: TokenBox) {
  let running: Promise<boolean> | null = null
  async function renew() {
    box.token = null
    const known = await site.call(getSession, {}).catch(() => null)
    if (known?.user) return true
    await noteUser(site, null)
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
 * Whoever leaves takes the token along. That nobody was here on arrival drops nothing: the answer may come late, when
 * somebody has just been handed over from another address.
 */
export function dropTokenOnLeaving({ session }: Pick<Site, 'session'>, tokens: TokenBox) {
  const box = tokens
  let before = session.get().state
  session.watch(() => {
    const { state } = session.get()
    if (before === 'signed-in' && state === 'visitor') box.token = null
    before = state
  })
}
