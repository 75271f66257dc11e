import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MAX_BOARD_PAGES } from './board.rules.ts'
import { Board, BoardDraft, boardPage, RecordedBoard } from './board.schemas.ts'
import { insideRefusals, recordRefusals, room, roomRefusals } from './schemas.ts'

const boardVersion = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional()

/** The board of the room, or what changed after a version. docs/rules.md R-1215. */
export const getBoard = endpoint({
  method: 'GET',
  path: `${room}/board`,
  access: 'member',
  query: z.object({ after: boardVersion }),
  reply: Board,
  refuses: [...insideRefusals],
})

/** Draws, changes and removes elements; the last one counts. docs/rules.md R-1216, R-1217. */
export const drawOnBoard = endpoint({
  method: 'POST',
  path: `${room}/board/elements`,
  access: 'member',
  body: BoardDraft,
  reply: z.object({ version: z.int() }),
  refuses: [...insideRefusals, 'LIVE_BOARD_FULL', 'LIVE_BOARD_NOT_ALLOWED', 'TOO_MANY_REQUESTS'],
})

/** Removes everything from a page. */
export const clearBoardPage = endpoint({
  method: 'POST',
  path: `${room}/board/clear`,
  access: 'member',
  body: z.object({ page: boardPage }),
  reply: nothing,
  refuses: [...roomRefusals],
})

/** Shows the board to everybody, or no longer; what is on it stays. docs/rules.md R-1215. */
export const showBoard = endpoint({
  method: 'POST',
  path: `${room}/board/show`,
  access: 'member',
  body: z.object({ isOpen: z.boolean() }),
  reply: nothing,
  refuses: [...roomRefusals],
})

/** The page that everybody sees; the one behind the last is a new one. */
export const turnBoardPage = endpoint({
  method: 'POST',
  path: `${room}/board/page`,
  access: 'member',
  body: z.object({ page: z.int().min(1).max(MAX_BOARD_PAGES) }),
  reply: nothing,
  refuses: [...roomRefusals],
})

/** Lets a learner draw, or without a number all of them; or no longer. docs/rules.md R-1216. */
export const allowDrawing = endpoint({
  method: 'POST',
  path: `${room}/board/drawers`,
  access: 'member',
  body: z.object({ userSeq: seq('user').nullable(), isAllowed: z.boolean() }),
  reply: nothing,
  refuses: [...roomRefusals],
})

/** What a lesson that is over left on its board, in parts. docs/rules.md R-1307. */
export const getRecordedBoard = endpoint({
  method: 'GET',
  path: `${room}/record/board`,
  access: 'member',
  query: z.object({ after: boardVersion }),
  reply: RecordedBoard,
  refuses: recordRefusals,
  shows: 'live-rooms',
})
/** Removes everything from it for good. docs/rules.md R-1308. */
export const deleteRecordedBoard = endpoint({
  method: 'POST',
  path: `${room}/record/board/delete`,
  access: 'member',
  action: 'live-rooms.deleteRecordedBoard',
  touches: ['live-rooms'],
  reply: nothing,
  refuses: recordRefusals,
})
