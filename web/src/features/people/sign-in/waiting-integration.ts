/** What a tab remembers while it asks whether two accounts shall become one, so that a reload asks on. */
interface WaitingIntegration {
  next: string
  mayJoin: boolean
}
const KEY = 'show-auth-modal'

export const storeIntegration = (waiting: WaitingIntegration) =>
  sessionStorage.setItem(KEY, JSON.stringify(waiting))
export const forgetIntegration = () => sessionStorage.removeItem(KEY)

export function recallIntegration(): WaitingIntegration | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  return isWaiting(kept) ? kept : null
}
const isWaiting = (kept: unknown): kept is WaitingIntegration =>
  typeof kept === 'object' &&
  kept !== null &&
  'next' in kept &&
  typeof kept.next === 'string' &&
  'mayJoin' in kept &&
  typeof kept.mayJoin === 'boolean'

const DECLINED = 'integration-declined'
/** Whoever said no is not asked again in this tab. */
export const noteDeclined = () => sessionStorage.setItem(DECLINED, '1')
export const wasDeclined = () => sessionStorage.getItem(DECLINED) !== null
