import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { seq, seqInUrl } from '../../values/ids.ts'
import { LevelMark } from '../../people/levels/schemas.ts'
import { BOARD_PAGE } from './boards.rules.ts'
import { BoardPostLine, path, SiteBoard } from './schemas.ts'

/** The boards of the site that the caller may read, in their order, and those listed for people below their level. */
export const listBoards = endpoint({
  method: 'GET',
  path,
  access: 'public',
  reply: z.object({
    list: SiteBoard.pick({
      boardSeq: true,
      boardTypeCd: true,
      title: true,
      description: true,
      unansweredCount: true,
    })
      .extend({
        mayRead: z.boolean(),
        /** As with one board. */
        readLevel: LevelMark.nullable(),
      })
      .array(),
    /** As with one board. */
    isSignedIn: z.boolean(),
  }),
  shows: 'boards',
})
/** Posts with these words in their title or text on all boards of the site that the caller may read, newest first. */
export const searchBoardPosts = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/board-posts',
  access: 'public',
  query: z.object({
    /** Nothing is found where it is shorter than SHORTEST_SEARCH. */
    q: z.string().trim().min(1).max(60),
    /** Only older posts than this one: `nextSeq` of the page before. */
    minSeq: seqInUrl('board post').optional(),
    limit: z.coerce.number<number>().int().min(1).max(50).default(BOARD_PAGE),
  }),
  reply: z.object({
    list: BoardPostLine.extend({ boardSeq: seq('board'), boardTitle: z.string() }).array(),
    /** Null at the end. */
    nextSeq: seq('board post').nullable(),
  }),
  shows: 'boards',
})
