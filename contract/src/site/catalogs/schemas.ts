import { z } from 'zod'
import { ALIAS_NAME_LENGTH } from './catalogs.rules.ts'

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
