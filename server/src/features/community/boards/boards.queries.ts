import { sql, type ExpressionBuilder } from 'kysely'
import type { BoardDraft } from 'contract/community/boards/schemas'
import type { BoardCategorySeq, BoardPostSeq, BoardSeq, CourseSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import type { Tables } from '../../../platform/db/tables.gen.ts'
import { tables } from '../../../platform/db/tables.ts'

const columns = [
  'boardSeq',
  'courseSeq',
  'boardTypeCd',
  'title',
  'description',
  'readAudience',
  'writeAudience',
  'readLevelSeq',
  'writeLevelSeq',
  'isListedBelow',
  'allowsPrivate',
  'allowsComments',
  'isHidden',
] as const

/** Whose boards: those of one class, or with null those of the site itself. */
export type BoardOwner = CourseSeq | null
const ofOwner = (courseSeq: BoardOwner) => (eb: ExpressionBuilder<Tables, 'communityBoards'>) =>
  courseSeq === null ? eb('courseSeq', 'is', null) : eb('courseSeq', '=', courseSeq)

export const findBoards = (db: ChannelDb, owner: BoardOwner) =>
  tables(db)
    .selectFrom('communityBoards')
    .select(columns)
    .where(ofOwner(owner))
    .orderBy('sort')
    .orderBy('boardSeq')
    .execute()
export const findBoard = (db: ChannelDb, boardSeq: BoardSeq) =>
  tables(db).selectFrom('communityBoards').select(columns).where('boardSeq', '=', boardSeq).executeTakeFirst()
export type BoardRow = NonNullable<Awaited<ReturnType<typeof findBoard>>>

/** The board of a class on which this post stands. */
export const findBoardOf = (db: ChannelDb, post: { courseSeq: CourseSeq; boardPostSeq: BoardPostSeq }) =>
  tables(db)
    .selectFrom('boardPosts')
    .select('boardSeq')
    .where('courseSeq', '=', post.courseSeq)
    .where('boardPostSeq', '=', post.boardPostSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Whether a class has a board that is not hidden. */
export async function hasBoards(db: ChannelDb, courseSeq: CourseSeq) {
  const board = await tables(db)
    .selectFrom('communityBoards')
    .select('boardSeq')
    .where('courseSeq', '=', courseSeq)
    .where('isHidden', '=', false)
    .limit(1)
    .executeTakeFirst()
  return board !== undefined
}

/** All boards of this owner with their order, locked until the transaction ends. */
export const lockBoards = (tx: ChannelTx, owner: BoardOwner) =>
  tables(tx)
    .selectFrom('communityBoards')
    .select(['boardSeq', 'sort'])
    .where(ofOwner(owner))
    .orderBy('boardSeq')
    .forUpdate()
    .execute()
export const lockBoard = (tx: ChannelTx, boardSeq: BoardSeq) =>
  tables(tx)
    .selectFrom('communityBoards')
    .select(['title', 'courseSeq', 'readLevelSeq', 'writeLevelSeq'])
    .where('boardSeq', '=', boardSeq)
    .forUpdate()
    .executeTakeFirst()

type BoardFields = Omit<BoardDraft, 'categories'>
export const insertBoard = (
  tx: ChannelTx,
  board: BoardFields & { courseSeq: BoardOwner; sort: number; createdAt: Date },
) => tables(tx).insertInto('communityBoards').values(board).returning('boardSeq').executeTakeFirstOrThrow()
export const updateBoard = (
  tx: ChannelTx,
  boardSeq: BoardSeq,
  change: Partial<BoardFields & { sort: number }>,
) => tables(tx).updateTable('communityBoards').set(change).where('boardSeq', '=', boardSeq).execute()
export const deleteBoard = (tx: ChannelTx, boardSeq: BoardSeq) =>
  tables(tx).deleteFrom('communityBoards').where('boardSeq', '=', boardSeq).execute()

export const findCategories = (db: ChannelDb, boardSeqs: readonly BoardSeq[]) =>
  tables(db)
    .selectFrom('boardCategories')
    .select(['boardSeq', 'boardCategorySeq', 'name'])
    .where('boardSeq', '=', sql<BoardSeq>`any(${boardSeqs})`)
    .orderBy('boardSeq')
    .orderBy('sort')
    .orderBy('boardCategorySeq')
    .execute()

interface CategoryRow {
  boardSeq: BoardSeq
  name: string
  sort: number
}
export const insertCategory = (tx: ChannelTx, category: CategoryRow) =>
  tables(tx).insertInto('boardCategories').values(category).execute()
export const updateCategory = (
  tx: ChannelTx,
  boardCategorySeq: BoardCategorySeq,
  { boardSeq, ...change }: CategoryRow,
) =>
  tables(tx)
    .updateTable('boardCategories')
    .set(change)
    .where('boardCategorySeq', '=', boardCategorySeq)
    .where('boardSeq', '=', boardSeq)
    .execute()
export const deleteCategory = (tx: ChannelTx, boardCategorySeq: BoardCategorySeq) =>
  tables(tx).deleteFrom('boardCategories').where('boardCategorySeq', '=', boardCategorySeq).execute()

/** Whether anything was ever written there; deleted posts count, because they are kept. */
export async function hasPosts(
  db: ChannelDb,
  place: { boardSeq: BoardSeq; boardCategorySeq?: BoardCategorySeq },
) {
  const { boardSeq, boardCategorySeq } = place
  const post = await tables(db)
    .selectFrom('boardPosts')
    .select('boardPostSeq')
    .where('boardSeq', '=', boardSeq)
    .$if(boardCategorySeq !== undefined, (posts) =>
      posts.where('boardCategorySeq', '=', sql<BoardCategorySeq>`${boardCategorySeq}`),
    )
    .limit(1)
    .executeTakeFirst()
  return post !== undefined
}
