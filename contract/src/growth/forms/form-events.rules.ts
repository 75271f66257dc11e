export const formActions = ['MESSAGE', 'REDIRECT', 'COUPON', 'SEGMENT', 'ENROL', 'NOTIFY'] as const
export type FormAction = (typeof formActions)[number]

/** How enrolling ended for who answered: a new place, one they had, none and why, or not yet. docs/rules.md R-1156. */
export const enrolStates = ['ENROLLED', 'ALREADY', 'REFUSED', 'PENDING'] as const
export type EnrolState = (typeof enrolStates)[number]

export const LONGEST_MESSAGE = 2_000
export const LONGEST_REDIRECT = 500

/** No name or password before the host. */
const SECURE = /^https:\/\/[^/?#@:]+\.[^/?#@:]{2,}(?::\d{1,5})?(?:[/?#].*)?$/i

/** Whether people may be led there: a path of the own site, or an address with TLS. docs/rules.md R-1038. */
export function isRedirect(address: string) {
  if (/[\s\\]/.test(address) || address.length > LONGEST_REDIRECT) return false
  return isOwnPath(address) || SECURE.test(address)
}
/** `/classes`, but not `//example.com`. */
export const isOwnPath = (address: string) => /^\/(?!\/)/.test(address)
