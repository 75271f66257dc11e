const KEY = 'google-meet'

/** What waits in this tab for the return from Google. */
export interface GoogleTicket {
  state: string
  ticket: string
}
export const storeTicket = (waiting: GoogleTicket) => sessionStorage.setItem(KEY, JSON.stringify(waiting))

/** The ticket of the sign-in with this state, once. */
export function takeTicket(state: string): GoogleTicket | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
  if (!isTicket(kept) || kept.state !== state) return null
  sessionStorage.removeItem(KEY)
  return kept
}
const isTicket = (kept: unknown): kept is GoogleTicket =>
  typeof kept === 'object' && kept !== null && 'state' in kept && 'ticket' in kept
