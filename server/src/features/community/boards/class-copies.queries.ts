import { sql } from 'kysely'
import type { CourseSeq, FileSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { findBoards, findCategories, insertBoard, insertCategory, lockBoards } from './boards.queries.ts'

interface Copies {
  from: CourseSeq
  to: CourseSeq
  createdAt: Date
}
/** Copies the boards of a class with their categories, without posts, to a class that has none yet. */
export async function copyBoards(tx: ChannelTx, { from, to, createdAt }: Copies) {
  if ((await lockBoards(tx, to)).length > 0) return
  const boards = await findBoards(tx, from)
  const categories = await findCategories(
    tx,
    boards.map(({ boardSeq }) => boardSeq),
  )
  for (const [sort, { boardSeq: original, ...board }] of boards.entries()) {
    const { boardSeq } = await insertBoard(tx, { ...board, courseSeq: to, sort, createdAt })
    const own = categories.filter((category) => category.boardSeq === original)
    for (const [order, { name }] of own.entries()) await insertCategory(tx, { boardSeq, name, sort: order })
  }
}

/** Deletes what was written on the boards of a class; returns the files that were shown there. */
export async function deletePostsOfClass(tx: ChannelTx, courseSeq: CourseSeq, deletedAt: Date) {
  const posts = sql`(select board_post_seq from board_posts where course_seq = ${courseSeq})`
  const { rows } = await sql<{ fileSeq: FileSeq }>`
    delete from board_post_files where board_post_seq in ${posts} returning file_seq`.execute(tables(tx))
  await tables(tx)
    .updateTable('boardPosts')
    .set({ deletedAt })
    .where('courseSeq', '=', courseSeq)
    .where('deletedAt', 'is', null)
    .execute()
  return rows.map(({ fileSeq }) => fileSeq)
}
