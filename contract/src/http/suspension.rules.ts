import type { Role } from './permissions.ts'

/** Why the operator suspends a site. */
export const suspensionKinds = ['ILLEGAL', 'RIGHTS', 'FRAUD', 'HARM', 'TERMS'] as const
export type SuspensionKind = (typeof suspensionKinds)[number]

/**
 * What is left of a call while its site is suspended: nothing, the call for owners and managers, that for members too, or the call as
 * always. docs/rules.md R-1147.
 */
export type OpenTo = 'nobody' | 'managers' | 'members' | 'as-always'

/** Reading goes on for those who belong to the site; nothing changes. */
export const usuallyOpenTo = ({ method }: { method: string }): OpenTo =>
  method === 'GET' ? 'members' : 'nobody'

/** Illegal content is shown to nobody, paid or not. docs/rules.md R-1148. */
export const isClosedToMembers = (kind: SuspensionKind | null) => kind === 'ILLEGAL'

interface Caller {
  isMember: boolean
  role: Role | null
}
/** Whether a call of a suspended site is answered. docs/rules.md R-1147. */
export function isOpenWhileSuspended(openTo: OpenTo, kind: SuspensionKind, caller: Caller | null) {
  if (openTo === 'as-always') return true
  if (openTo === 'nobody' || !caller?.isMember) return false
  if (caller.role === 'OWN' || caller.role === 'MNG') return true
  return openTo === 'members' && !isClosedToMembers(kind)
}
