import { tabFlags } from '../../../platform/tab-flags.ts'

/** Stored while the tab prompts to merge two accounts, so that the prompt survives a reload. */
interface WaitingIntegration {
  next: string
  mayJoin: boolean
}
const KEY = tabFlags.integration

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

const DECLINED = tabFlags.declined
/** Prevents another prompt in this tab after the user declined. */
export const recordDeclined = () => sessionStorage.setItem(DECLINED, '1')
export const wasDeclined = () => sessionStorage.getItem(DECLINED) !== null
