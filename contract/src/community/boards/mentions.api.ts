import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { roles } from '../../http/permissions.ts'
import { seq } from '../../values/ids.ts'
import { MENTION_SEARCH_LENGTH, MENTIONS_AT_ONCE } from './mentions.rules.ts'
import { classRefusals, ofPost } from './schemas.ts'

/** Who may read a post, by a part of their name, for mentioning them; without one those who wrote there. */
export const listMentionable = endpoint({
  method: 'GET',
  path: `${ofPost}/mentionable`,
  access: 'member',
  query: z.object({ q: z.string().trim().max(MENTION_SEARCH_LENGTH).default('') }),
  reply: z.object({
    list: z
      .object({ userSeq: seq('user'), name: z.string(), role: z.enum(roles).nullable() })
      .array()
      .max(MENTIONS_AT_ONCE),
  }),
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'TOO_MANY_REQUESTS'],
})
