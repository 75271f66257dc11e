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

/** Questions without an answer on each of these boards, up to a limit. */
export async function countUnanswered(db: ChannelDb, boardSeqs: readonly BoardSeq[]) {
  if (boardSeqs.length === 0) return new Map<BoardSeq, number>()
  const { rows } = await sql<{ boardSeq: BoardSeq; count: number }>`
    select b.board_seq as "boardSeq", (
      select count(*)::int from (
        select from board_posts p
        where p.board_seq = b.board_seq and p.answered_at is null and p.deleted_at is null and p.hidden_at is null
        limit ${MAX_UNANSWERED}) as waiting) as count
    from community_boards b where b.board_seq = any(${boardSeqs})`.execute(tables(db))
  return new Map(rows.map(({ boardSeq, count }) => [boardSeq, count]))
}
