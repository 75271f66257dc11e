import { now } from './clock.ts'

/** How long a browser keeps its id, which only counts visits and never identifies a user. */
const CLIENT_ID_TTL_MS = 34_560_000
const KEY = 'seodang.client'

export function clientId() {
  try {
    const [id = '', until = '0'] = (localStorage.getItem(KEY) ?? '').split(' ')
    if (id && Number(until) > now().getTime()) return id
    const fresh = crypto.randomUUID()
    localStorage.setItem(KEY, `${fresh} ${now().getTime() + CLIENT_ID_TTL_MS}`)
    return fresh
  } catch {
    return 'none'
  }
}
