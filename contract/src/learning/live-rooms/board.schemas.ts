import { z } from 'zod'
import { seq } from '../../values/ids.ts'
import {
  BOARD_HEIGHT,
  BOARD_WIDTH,
  boardColors,
  boardKinds,
  boardSizes,
  isDrawable,
  MAX_BOARD_CHANGES,
  MAX_BOARD_PAGES,
  MAX_BOARD_TEXT,
  MAX_POINTS,
} from './board.rules.ts'

/** A little beyond the page: the ends of what is drawn over its edge. */
const coordinate = z
  .int()
  .min(-BOARD_HEIGHT)
  .max(BOARD_WIDTH + BOARD_HEIGHT)
const shape = z.object({
  kind: z.enum(boardKinds),
  color: z.enum(boardColors),
  size: z.enum(boardSizes),
  points: coordinate
    .array()
    .min(2)
    .max(MAX_POINTS * 2),
  text: z.string().trim().max(MAX_BOARD_TEXT).default(''),
})
export const boardPage = z.int().min(1).max(MAX_BOARD_PAGES)

/** What somebody draws, changes, or with null removes. docs/rules.md R-1217. */
export const BoardChange = z.object({
  elementId: z.uuid(),
  page: boardPage,
  shape: shape.refine(isDrawable).nullable(),
})
export const BoardDraft = z.object({ changes: BoardChange.array().min(1).max(MAX_BOARD_CHANGES) })

/** An element, or with null what was removed. Higher positions lie over lower ones. */
export const BoardElement = z.object({
  elementId: z.string(),
  page: z.int(),
  position: z.int(),
  isMine: z.boolean(),
  shape: shape.nullable(),
})
export type BoardElement = z.input<typeof BoardElement>

/** The board with what changed after a version; all of it without one. */
export const Board = z.object({
  /** Up to which version the list goes. */
  version: z.int(),
  /** Whether there is more after that. */
  hasMore: z.boolean(),
  pageCount: z.int(),
  /** The page that the hosts show. */
  page: z.int(),
  mayDraw: z.boolean(),
  /** Whether all learners draw. */
  isForAll: z.boolean(),
  /** The learners who draw; for hosts only. */
  drawers: seq('user').array(),
  list: BoardElement.array(),
})
export type Board = z.input<typeof Board>

/** A part of what a lesson left on its board. */
export const RecordedBoard = z.object({
  mayDelete: z.boolean(),
  /** Up to which version the list goes. */
  version: z.int(),
  hasMore: z.boolean(),
  list: BoardElement.omit({ isMine: true, shape: true }).extend({ shape }).array(),
})
export type RecordedBoard = z.input<typeof RecordedBoard>

/** What the state of the room says of its board. */
export const RoomBoard = {
  /** Null where nobody opened one yet. */
  board: z.object({ isOpen: z.boolean() }).nullable(),
}
