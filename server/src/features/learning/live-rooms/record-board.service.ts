import { deleteRecordedBoard } from 'contract/learning/live-rooms/board.api'
import { BOARD_PART } from 'contract/learning/live-rooms/board.rules'
import type { CurriculumSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import type { LessonRef } from '../live/live.public.ts'
import {
  clearBoard,
  countDrawnPages,
  findBoard,
  findDrawn,
  lockBoard,
  updateBoard,
} from './boards.queries.ts'
import { openRecord } from './record-access.service.ts'
import { recordAction } from './recordings.service.ts'
import { roomPublisher } from './room.sockets.ts'

type BoardRow = NonNullable<Awaited<ReturnType<typeof findBoard>>>
/** What hosts draw on a closed board is for themselves. docs/rules.md R-1307. */
const shownUpTo = ({ isOpen, version, shownVersion }: BoardRow) => (isOpen ? version : shownVersion)

export async function drawnPages(ctx: Context, curriculumSeq: CurriculumSeq) {
  const board = await findBoard(ctx.db, curriculumSeq)
  return board ? countDrawnPages(ctx.db, curriculumSeq, shownUpTo(board)) : 0
}

/** docs/rules.md R-1307. */
export async function getRecordedBoard(ctx: MemberContext, lessonRef: LessonRef, after = 0) {
  const { isHost } = await openRecord(ctx, lessonRef)
  const board = await findBoard(ctx.db, lessonRef.itemSeq)
  if (!board) throw refuse('NOT_FOUND')
  const found = await findDrawn(ctx.db, lessonRef.itemSeq, { after, upTo: shownUpTo(board) })
  const part = found.slice(0, BOARD_PART)
  return {
    mayDelete: isHost,
    version: part.at(-1)?.version ?? after,
    hasMore: found.length > part.length,
    list: part.map(({ elementId, page, position, shape }) => ({ elementId, page, position, shape })),
  }
}

/** docs/rules.md R-1308. */
export async function deleteBoard(ctx: MemberContext, lessonRef: LessonRef) {
  const { isHost, title } = await openRecord(ctx, lessonRef)
  if (!isHost) throw refuse('NOT_ALLOWED')
  const { itemSeq: curriculumSeq } = lessonRef
  await ctx.transaction(async (tx) => {
    const board = await lockBoard(tx, curriculumSeq)
    if (!board) throw refuse('NOT_FOUND')
    const { version } = board
    const count = await clearBoard(tx, { curriculumSeq, version, at: ctx.now() })
    await updateBoard(tx, curriculumSeq, { version: version + count })
    await recordAction(ctx, tx, { lessonRef, audited: deleteRecordedBoard, about: title })
  })
  roomPublisher(ctx, curriculumSeq).board()
  return null
}
