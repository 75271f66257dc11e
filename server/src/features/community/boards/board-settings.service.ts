import { MAX_BOARDS, MAX_CLASS_BOARDS } from 'contract/community/boards/boards.rules'
import type { BoardDraft, ClassBoardDraft } from 'contract/community/boards/schemas'
import type { BoardSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../platform/refuse.ts'
import { accessInClass, accessOnSite } from './board-access.service.ts'
import { withUnanswered } from './board-answers.service.ts'
import { checkLevels } from './board-levels.service.ts'
import * as queries from './boards.queries.ts'

/** Boards with their categories. */
export async function withCategories<Row extends { boardSeq: BoardSeq }>(db: ChannelDb, boards: Row[]) {
  const seqs = boards.map(({ boardSeq }) => boardSeq)
  const categories = groupBy(await queries.findCategories(db, seqs), ({ boardSeq }) => boardSeq)
  return boards.map((board) => ({
    ...board,
    categories: (categories.get(board.boardSeq) ?? []).map(({ boardCategorySeq, name }) => ({
      boardCategorySeq,
      name,
    })),
  }))
}

export async function listBoards(ctx: Context, owner: queries.BoardOwner) {
  const boards = await queries.findBoards(ctx.db, owner)
  const accessOf = owner === null ? await accessOnSite(ctx, ctx.db, boards) : await accessInClass(ctx, owner)
  return { list: await withUnanswered(ctx, await withCategories(ctx.db, boards), accessOf) }
}

/** The board of a class names no level. */
type AnyDraft = BoardDraft | ClassBoardDraft
const withLevels = <Draft extends object>(draft: Draft) => ({
  readLevelSeq: null,
  writeLevelSeq: null,
  isListedBelow: false,
  ...draft,
})

export const createBoard = (
  ctx: MemberContext,
  courseSeq: queries.BoardOwner,
  { categories, ...draft }: AnyDraft,
) =>
  ctx.transaction(async (tx) => {
    const board = await checkLevels(tx, withLevels(draft), null)
    const known = await queries.lockBoards(tx, courseSeq)
    const isOfClass = courseSeq !== null
    if (known.length >= (isOfClass ? MAX_CLASS_BOARDS : MAX_BOARDS))
      throw refuse(isOfClass ? 'CLASS_BOARDS_FULL' : 'BOARDS_FULL')
    const sort = Math.max(0, ...known.map((one) => one.sort)) + 1
    const made = await queries.insertBoard(tx, { ...board, courseSeq, sort, createdAt: ctx.now() })
    await writeCategories(tx, made.boardSeq, categories)
    ctx.audit.record({ about: board.title })
    return made
  })

interface OwnedBoard {
  courseSeq: queries.BoardOwner
  boardSeq: BoardSeq
}
/** NOT_FOUND for a board of another owner. */
async function lockOwned(tx: ChannelTx, { courseSeq, boardSeq }: OwnedBoard) {
  const board = await queries.lockBoard(tx, boardSeq)
  if (board?.courseSeq !== courseSeq) throw refuse('NOT_FOUND')
  return board
}

export const saveBoard = (ctx: MemberContext, owned: OwnedBoard, { categories, ...draft }: AnyDraft) =>
  ctx.transaction(async (tx) => {
    const board = await checkLevels(tx, withLevels(draft), await lockOwned(tx, owned))
    await queries.updateBoard(tx, owned.boardSeq, board)
    await writeCategories(tx, owned.boardSeq, categories)
    ctx.audit.record({ about: board.title })
    return null
  })

/** Categories in the order given. Those left out are removed, which posts prevent. docs/rules.md R-1053. */
async function writeCategories(tx: ChannelTx, boardSeq: BoardSeq, categories: BoardDraft['categories']) {
  const known = await queries.findCategories(tx, [boardSeq])
  const kept = new Set(categories.map(({ boardCategorySeq }) => boardCategorySeq))
  for (const { boardCategorySeq } of known) {
    if (kept.has(boardCategorySeq)) continue
    if (await queries.hasPosts(tx, { boardSeq, boardCategorySeq })) throw refuse('BOARD_CATEGORY_IN_USE')
    await queries.deleteCategory(tx, boardCategorySeq)
  }
  for (const [index, { boardCategorySeq, name }] of categories.entries()) {
    const row = { boardSeq, name, sort: index + 1 }
    if (boardCategorySeq === null) await queries.insertCategory(tx, row)
    else await queries.updateCategory(tx, boardCategorySeq, row)
  }
}

export const orderBoards = (ctx: MemberContext, owner: queries.BoardOwner, boardSeqs: readonly BoardSeq[]) =>
  ctx.transaction(async (tx) => {
    const known = await queries.lockBoards(tx, owner)
    const named = new Set(boardSeqs)
    const isSame = named.size === known.length && known.every(({ boardSeq }) => named.has(boardSeq))
    if (!isSame || named.size !== boardSeqs.length) throw refuse('BOARDS_CHANGED')
    for (const [index, boardSeq] of boardSeqs.entries()) {
      await queries.updateBoard(tx, boardSeq, { sort: index + 1 })
    }
    return null
  })

export const removeBoard = (ctx: MemberContext, owned: OwnedBoard) =>
  ctx.transaction(async (tx) => {
    const board = await lockOwned(tx, owned)
    const { boardSeq } = owned
    if (await queries.hasPosts(tx, { boardSeq })) throw refuse('BOARD_IN_USE')
    await queries.deleteBoard(tx, boardSeq)
    ctx.audit.record({ about: board.title })
    return null
  })
