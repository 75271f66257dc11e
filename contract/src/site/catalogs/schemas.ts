import { z } from 'zod'
import { DEFAULT_ALIAS } from '../../values/class-paths.ts'
import { firstSegments } from '../../values/first-segments.ts'

/** The most aliases of a site. */
export const MAX_ALIASES = 20
export const ALIAS_NAME_LENGTH = 30
export const aliasForm = /^[a-z][a-z0-9-]{1,19}$/

/** The reason why a site cannot use this alias; null when its form is valid. docs/rules.md R-297. */
export function checkAlias(alias: string): 'FORM' | 'RESERVED' | null {
  if (!aliasForm.test(alias)) return 'FORM'
  const isReserved = alias === DEFAULT_ALIAS || firstSegments.some((segment) => segment === alias)
  return isReserved ? 'RESERVED' : null
}

export const AliasDraft = z.object({
  alias: z.string().trim().toLowerCase().min(1).max(20),
  name: z.string().trim().min(1).max(ALIAS_NAME_LENGTH),
})
export type AliasDraft = z.output<typeof AliasDraft>
export const ServiceAlias = z.object({
  alias: z.string(),
  name: z.string(),
  /** Courses with this alias, including those that are not public. */
  courseCount: z.int(),
})

export const path = '/channels/:channelSeq/service-aliases'
export const touches = ['sites', 'courses', 'catalogs'] as const
