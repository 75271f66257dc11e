import { sql } from 'kysely'
import type { BoardCommentSeq, BoardPostSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'
import type { PostReader } from './board-posts.queries.ts'
import { writerRole } from './writer-roles.queries.ts'

interface Slice {
  boardPostSeq: BoardPostSeq
  after: number
  limit: number
  /** Staff read hidden comments, members their own. */
  reader: PostReader
}
const visible = ({ userSeq, isStaff }: PostReader) =>
  sql<boolean>`(board_comments.hidden_at is null or ${isStaff} or board_comments.user_seq = ${userSeq})`
const hasReplies = sql<boolean>`exists (select from board_comments r
  where r.channel_seq = board_comments.channel_seq and r.parent_seq = board_comments.board_comment_seq
    and r.deleted_at is null and r.hidden_at is null)`
/** Oldest first, each with the replies to it; one that is gone only where there are any. */
export const findComments = (db: ChannelDb, { boardPostSeq, after, limit, reader }: Slice) =>
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
      'boardComments.parentSeq',
      'boardComments.userSeq',
      'boardComments.content',
      'boardComments.deletedAt',
      'boardComments.hiddenAt',
      'boardComments.hiddenReason',
      'boardComments.createdAt',
      'users.name as writerName',
      writerRole({ post: 'boardPosts', written: 'boardComments', member: 'members' }).as('writerRole'),
    ])
    .where('boardComments.boardPostSeq', '=', boardPostSeq)
    .where((eb) => eb.or([eb.and([eb('boardComments.deletedAt', 'is', null), visible(reader)]), hasReplies]))
    .where(
      sql<boolean>`(board_comments.thread_seq, board_comments.board_comment_seq) > (coalesce((
        select c.thread_seq from board_comments c
        where c.board_post_seq = ${boardPostSeq} and c.board_comment_seq = ${after}), ${after}), ${after})`,
    )
    .orderBy('boardComments.threadSeq')
    .orderBy('boardComments.boardCommentSeq')
    .limit(limit)
    .execute()

/** A comment below this post, as long as it is there. */
export const findComment = (
  db: ChannelDb,
  { boardPostSeq, boardCommentSeq }: { boardPostSeq: BoardPostSeq; boardCommentSeq: BoardCommentSeq },
) =>
  tables(db)
    .selectFrom('boardComments')
    .select(['boardCommentSeq', 'parentSeq', 'userSeq', 'content', 'hiddenAt'])
    .where('boardPostSeq', '=', boardPostSeq)
    .where('boardCommentSeq', '=', boardCommentSeq)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

export const insertComment = (
  tx: ChannelTx,
  comment: {
    boardPostSeq: BoardPostSeq
    parentSeq: BoardCommentSeq | null
    userSeq: UserSeq
    content: string
    createdAt: Date
  },
) =>
  tables(tx)
    .insertInto('boardComments')
    .values(comment)
    .returning('boardCommentSeq')
    .executeTakeFirstOrThrow()

/** Undefined where there is none, or another person wrote it; `userSeq` null matches any writer. */
export const deleteComment = (
  tx: ChannelTx,
  { boardPostSeq, boardCommentSeq }: { boardPostSeq: BoardPostSeq; boardCommentSeq: BoardCommentSeq },
  { userSeq, deletedAt }: { userSeq: UserSeq | null; deletedAt: Date },
) =>
  tables(tx)
    .updateTable('boardComments')
    .set({ deletedAt })
    .where('boardCommentSeq', '=', boardCommentSeq)
    .where('boardPostSeq', '=', boardPostSeq)
    .where('deletedAt', 'is', null)
    .$if(userSeq !== null, (own) => own.where('userSeq', '=', sql<UserSeq>`${userSeq}`))
    .returning('hiddenAt')
    .executeTakeFirst()
