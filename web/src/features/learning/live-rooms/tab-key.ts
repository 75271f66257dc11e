import { newKey } from '../../../platform/new-key.ts'

const KEY = 'live-room-tab'

/** The name of this tab, which it keeps when it is loaded again; a new one where the browser stores nothing. */
export function tabKey() {
  try {
    const stored = sessionStorage.getItem(KEY)
    if (stored !== null && /^[a-z0-9]{8}$/.test(stored)) return stored
    const made = newKey().slice(0, 8)
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    return newKey().slice(0, 8)
  }
}
