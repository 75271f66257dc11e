import { z } from 'zod'
import { DEFAULT_ALIAS } from './class-paths.ts'
import { firstSegments } from './first-segments.ts'
import { endpoint } from './grammar.ts'
import { nothing } from './values.ts'

/** At most this many on a site. */
export const MOST_ALIASES = 20
export const ALIAS_NAME_LENGTH = 30
export const aliasForm = /^[a-z][a-z0-9-]{1,19}$/

/** Why a site cannot keep classes under this name; null when its form is fine. docs/rules.md R-297. */
export function whyNotAlias(alias: string): 'FORM' | 'RESERVED' | null {
  if (!aliasForm.test(alias)) return 'FORM'
  const isReserved = alias === DEFAULT_ALIAS || firstSegments.some((segment) => segment === alias)
  return isReserved ? 'RESERVED' : null
}

const AliasDraft = z.object({
  alias: z.string().trim().toLowerCase().min(1).max(20),
  name: z.string().trim().min(1).max(ALIAS_NAME_LENGTH),
})
export type AliasDraft = z.output<typeof AliasDraft>
export const ServiceAlias = z.object({
  alias: z.string(),
  name: z.string(),
  /** Classes that belong to it, those nobody sees yet too. */
  courseCount: z.int(),
})

const path = '/channels/:channelSeq/service-aliases'
const touches = ['channels', 'courses', 'service-aliases'] as const

export const listServiceAliases = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ list: ServiceAlias.array() }),
  shows: 'service-aliases',
})
export const createServiceAlias = endpoint({
  method: 'POST',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  body: AliasDraft,
  reply: nothing,
  refuses: ['ALIAS_FORM', 'ALIAS_RESERVED', 'ALIAS_TAKEN', 'ALIASES_FULL'],
  touches,
})
/** Another name: classes move along, and the old addresses lead on. */
export const modifyServiceAlias = endpoint({
  method: 'POST',
  path: `${path}/:serviceAlias`,
  access: 'SITE_SUPPORT_UPDATE',
  body: AliasDraft,
  reply: nothing,
  refuses: ['NOT_FOUND', 'ALIAS_FORM', 'ALIAS_RESERVED', 'ALIAS_TAKEN'],
  touches,
})
/** Its classes go back to the default, and the old addresses lead there. */
export const removeServiceAlias = endpoint({
  method: 'POST',
  path: `${path}/:serviceAlias/delete`,
  access: 'SITE_SUPPORT_UPDATE',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches,
})
