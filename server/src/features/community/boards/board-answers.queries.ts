import { sql } from 'kysely'
import { MAX_UNANSWERED } from 'contract/community/boards/boards.rules'
import type { BoardCommentSeq, BoardPostSeq, BoardSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface Answer {
  answeredAt: Date | null
  acceptedSeq: BoardCommentSeq | null
}
export const setAnswer = (tx: ChannelTx, boardPostSeq: BoardPostSeq, answer: Answer) =>
  tables(tx).updateTable('boardPosts').set(answer).where('boardPostSeq', '=', boardPostSeq).execute()

/** Questions without an answer on a board, up to a limit. */
export async function countUnanswered(db: ChannelDb, boardSeq: BoardSeq) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from board_posts p
      where p.board_seq = ${boardSeq} and p.answered_at is null and p.deleted_at is null and p.hidden_at is null
      limit ${MAX_UNANSWERED}) as waiting`.execute(tables(db))
  return rows[0]?.count ?? 0
}
