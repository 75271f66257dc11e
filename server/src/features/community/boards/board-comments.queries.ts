import { sql } from 'kysely'
import type { BoardCommentSeq, BoardPostSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import { writerRole } from './writer-roles.queries.ts'

interface Slice {
  boardPostSeq: BoardPostSeq
  after: number
  limit: number
}
/** Oldest first. */
export const findComments = (db: ChannelDb, { boardPostSeq, after, limit }: Slice) =>
  tables(db)
    .selectFrom('boardComments')
    .innerJoin('boardPosts', (join) =>
      join
        .onRef('boardPosts.channelSeq', '=', 'boardComments.channelSeq')
        .onRef('boardPosts.boardPostSeq', '=', 'boardComments.boardPostSeq'),
    )
    .innerJoin('users', 'users.userSeq', 'boardComments.userSeq')
    .leftJoin('members', 'members.userSeq', 'boardComments.userSeq')
    .select([
      'boardComments.boardCommentSeq',
      'boardComments.userSeq',
      'boardComments.content',
      'boardComments.createdAt',
      'users.name as writerName',
      writerRole({ post: 'boardPosts', written: 'boardComments', member: 'members' }).as('writerRole'),
    ])
    .where('boardComments.boardPostSeq', '=', boardPostSeq)
    .where('boardComments.deletedAt', 'is', null)
    .where((eb) => eb(eb.cast<number>('boardComments.boardCommentSeq', 'bigint'), '>', after))
    .orderBy('boardComments.boardCommentSeq')
    .limit(limit)
    .execute()

export const insertComment = (
  tx: ChannelTx,
  comment: { boardPostSeq: BoardPostSeq; userSeq: UserSeq; content: string; createdAt: Date },
) =>
  tables(tx)
    .insertInto('boardComments')
    .values(comment)
    .returning('boardCommentSeq')
    .executeTakeFirstOrThrow()

/** False where there is none, or another person wrote it; `userSeq` null matches any writer. */
export async function deleteComment(
  tx: ChannelTx,
  { boardPostSeq, boardCommentSeq }: { boardPostSeq: BoardPostSeq; boardCommentSeq: BoardCommentSeq },
  { userSeq, deletedAt }: { userSeq: UserSeq | null; deletedAt: Date },
) {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('boardComments')
    .set({ deletedAt })
    .where('boardCommentSeq', '=', boardCommentSeq)
    .where('boardPostSeq', '=', boardPostSeq)
    .where('deletedAt', 'is', null)
    .$if(userSeq !== null, (own) => own.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
