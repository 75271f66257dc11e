import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { roles } from '../../http/permissions.ts'
import { seq, seqInUrl } from '../../values/ids.ts'
import { MENTION_SEARCH_LENGTH, MENTIONS_AT_ONCE } from './mentions.rules.ts'
import { classRefusals, ofOne, ofPost } from './schemas.ts'

const MentionablePeople = z.object({
  list: z
    .object({ userSeq: seq('user'), name: z.string(), role: z.enum(roles).nullable() })
    .array()
    .max(MENTIONS_AT_ONCE),
})
const q = z.string().trim().max(MENTION_SEARCH_LENGTH).default('')

/** Who may read a post, by a part of their name, for mentioning them; without one those who wrote there. */
export const listMentionable = endpoint({
  method: 'GET',
  path: `${ofPost}/mentionable`,
  access: 'member',
  query: z.object({ q }),
  reply: MentionablePeople,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'TOO_MANY_REQUESTS'],
})
/** Who may read what the caller is writing on a board, by a part of their name; without one those who wrote there last. */
export const listMentionableOnBoard = endpoint({
  method: 'GET',
  path: `${ofOne}/mentionable`,
  access: 'member',
  query: z.object({
    q,
    /** The post that the caller changes; left out for a new one. */
    boardPostSeq: seqInUrl('board post').optional(),
    /** Whether the post will be for its writer and staff alone. */
    isPrivate: z.enum(['yes']).optional(),
  }),
  reply: MentionablePeople,
  refuses: [...classRefusals, 'BOARD_READERS_ONLY', 'BOARD_WRITERS_ONLY', 'TOO_MANY_REQUESTS'],
})
