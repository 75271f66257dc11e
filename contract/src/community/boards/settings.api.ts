import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing, seq } from '../../values/ids.ts'
import { MAX_BOARDS } from './boards.rules.ts'
import { BoardDraft, SiteBoard } from './schemas.ts'

const path = '/channels/:channelSeq/admin/boards'
const ofOne = `${path}/:boardSeq` as const

/** All boards of the site in their order, hidden ones too. */
export const listSiteBoards = endpoint({
  method: 'GET',
  path,
  access: 'SITE_BOARD_READ',
  reply: z.object({ list: SiteBoard.array() }),
  shows: 'boards',
})
/** A new board comes last. */
export const createBoard = endpoint({
  method: 'POST',
  path,
  access: 'SITE_BOARD_CREATE',
  action: 'boards.createBoard',
  body: BoardDraft,
  reply: z.object({ boardSeq: seq('board') }),
  refuses: ['BOARDS_FULL'],
  touches: ['boards'],
})
/** The list must name every board once. */
export const orderBoards = endpoint({
  method: 'POST',
  path: `${path}/order`,
  access: 'SITE_BOARD_UPDATE',
  action: 'boards.orderBoards',
  body: z.object({ boardSeqs: seq('board').array().max(MAX_BOARDS) }),
  reply: nothing,
  refuses: ['BOARDS_CHANGED'],
  touches: ['boards'],
})
export const saveBoard = endpoint({
  method: 'POST',
  path: ofOne,
  access: 'SITE_BOARD_UPDATE',
  action: 'boards.saveBoard',
  body: BoardDraft,
  reply: nothing,
  refuses: ['BOARD_CATEGORY_IN_USE'],
  touches: ['boards'],
})
/** Only a board on which nothing was ever written; others are hidden. */
export const removeBoard = endpoint({
  method: 'POST',
  path: `${ofOne}/delete`,
  access: 'SITE_BOARD_DELETE',
  action: 'boards.removeBoard',
  reply: nothing,
  refuses: ['BOARD_IN_USE'],
  touches: ['boards'],
})
