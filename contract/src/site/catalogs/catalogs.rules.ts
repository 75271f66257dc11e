import { DEFAULT_ALIAS } from '../../values/class-paths.ts'
import { firstSegments } from '../../values/first-segments.ts'

/** At most this many on a site. */
export const MAX_ALIASES = 20
export const ALIAS_NAME_LENGTH = 30
export const aliasForm = /^[a-z][a-z0-9-]{1,19}$/
/** Why a site cannot keep classes under this name; null when its form is fine. docs/rules.md R-297. */
export function checkAlias(alias: string): 'FORM' | 'RESERVED' | null {
  if (!aliasForm.test(alias)) return 'FORM'
  const isReserved = alias === DEFAULT_ALIAS || firstSegments.some((segment) => segment === alias)
  return isReserved ? 'RESERVED' : null
}
