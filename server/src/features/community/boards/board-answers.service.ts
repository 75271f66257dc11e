import type { answerBoardPost } from 'contract/community/boards/api'
import type { BoardCommentSeq } from 'contract/values/ids'
import { boardTypes } from 'contract/values/type-codes'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { lockSeen, type BoardAccess, type PostRef } from './board-access.service.ts'
import { countUnanswered, setAnswer } from './board-answers.queries.ts'
import { findComment } from './board-comments.queries.ts'
import type { BoardRow } from './boards.queries.ts'

/** docs/rules.md R-1120. */
export const markAnswered = (
  ctx: MemberContext,
  postRef: PostRef,
  { isAnswered, boardCommentSeq }: z.output<typeof answerBoardPost.body>,
) =>
  ctx.transaction(async (tx) => {
    const { board, access, isMine } = await lockSeen(ctx, tx, postRef)
    if (board.boardTypeCd !== boardTypes.question) throw refuse('NOT_FOUND')
    if (!isMine && !access.mayUpdate) throw refuse('NOT_FOUND')
    if (!isAnswered) {
      await setAnswer(tx, postRef.boardPostSeq, { answeredAt: null, acceptedSeq: null })
      return null
    }
    if (boardCommentSeq === null && !access.mayUpdate) throw refuse('BOARD_ANSWER_NEEDED')
    if (boardCommentSeq !== null) {
      const comment = await findComment(tx, { ...postRef, boardCommentSeq })
      if (!comment || comment.hiddenAt !== null) throw refuse('NOT_FOUND')
    }
    await setAnswer(tx, postRef.boardPostSeq, { answeredAt: ctx.now(), acceptedSeq: boardCommentSeq })
    return null
  })

/** A question whose answer is removed or hidden waits for one again. */
export async function dropAnswer(
  tx: ChannelTx,
  post: Pick<PostRef, 'boardPostSeq'> & { acceptedSeq: BoardCommentSeq | null },
  boardCommentSeq: BoardCommentSeq,
) {
  if (post.acceptedSeq !== boardCommentSeq) return
  await setAnswer(tx, post.boardPostSeq, { answeredAt: null, acceptedSeq: null })
}

type MarkAccess = Pick<BoardAccess, 'mayUpdate'>
/** Boards with their questions that wait, for those who mark them; null for others and on other boards. docs/rules.md R-1120. */
export async function withUnanswered<Row extends Pick<BoardRow, 'boardSeq' | 'boardTypeCd'>>(
  { db }: Pick<MemberContext, 'db'>,
  boards: readonly Row[],
  accessOf: (board: Row) => MarkAccess,
) {
  const counted = boards.filter(
    (board) => board.boardTypeCd === boardTypes.question && accessOf(board).mayUpdate,
  )
  const counts = await countUnanswered(
    db,
    counted.map(({ boardSeq }) => boardSeq),
  )
  return boards.map((board) => ({ ...board, unansweredCount: counts.get(board.boardSeq) ?? null }))
}
