/** What a tab stores while it asks whether two accounts shall be merged, so that the prompt survives a reload. */
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
/** A user who declined is not prompted again in this tab. */
export const noteDeclined = () => sessionStorage.setItem(DECLINED, '1')
export const wasDeclined = () => sessionStorage.getItem(DECLINED) !== null
