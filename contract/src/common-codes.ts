import { z } from 'zod'
import { codeGroups } from './code-names.ts'
import { endpoint } from './grammar.ts'

export const CommonCode = z.object({ groupCode: z.string(), code: z.string(), codeName: z.string() })

/** What the codes on the wire are called in the reader's language: of one group, or of all of them. */
export const listCommonCodes = endpoint({
  method: 'GET',
  path: '/common/codes',
  access: 'public',
  query: z.object({ groupCode: z.string().trim().max(40).optional() }),
  reply: z.object({ list: CommonCode.array(), total: z.int() }),
})

/** The groups in which a code is named; a group nobody knows has none. */
export const groupsNamed = (groupCode: string | undefined) =>
  codeGroups.filter((group) => groupCode === undefined || group.groupCode === groupCode)
