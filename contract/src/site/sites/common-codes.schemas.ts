import { z } from 'zod'
import { codeGroups } from '../../i18n/code-names.ts'

export const CommonCode = z.object({ groupCode: z.string(), code: z.string(), codeName: z.string() })

/** The groups of this code; an unknown group has none. */
export const groupsNamed = (groupCode: string | undefined) =>
  codeGroups.filter((group) => groupCode === undefined || group.groupCode === groupCode)
