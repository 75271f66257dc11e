import { mayRead, mayWrite, type Reader } from 'contract/community/boards/boards.rules'
import type { BoardPostSeq, BoardSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasAnyGrant } from '../../money/access/access.public.ts'
import { findPost, lockPost, type PostReader } from './board-posts.queries.ts'
import { findBoard, type BoardRow } from './boards.queries.ts'

export interface PostRef {
  boardSeq: BoardSeq
  boardPostSeq: BoardPostSeq
}

/** Whether the caller manages boards: reads hidden ones and private posts. */
const isStaff = ({ user }: Context) => user?.permissions.has('SITE_BOARD_READ') ?? false

async function readerOf({ user, now }: Context, db: ChannelDb, board: BoardRow): Promise<Reader> {
  if (!user?.isMember) return { isMember: false, isLearner: false, role: null }
  const depends = board.readAudience === 'STUD' || board.writeAudience === 'STUD'
  const isLearner = depends && (await hasAnyGrant(db, user.userSeq, now()))
  return { isMember: true, isLearner, role: user.role }
}

const staffBoards = ['TCH', 'MNG', 'OWN']
/** The board with what the caller may do on it. NOT_FOUND where it is hidden, and where it is of staff alone. */
export async function meetBoard(ctx: Context, boardSeq: BoardSeq, db: ChannelDb = ctx.db) {
  const board = await findBoard(db, boardSeq)
  const manages = isStaff(ctx)
  if (!board || (board.isHidden && !manages)) throw refuse('NOT_FOUND')
  const reader = await readerOf(ctx, db, board)
  const reads = manages || mayRead(board.readAudience, reader)
  if (!reads && staffBoards.includes(board.readAudience)) throw refuse('NOT_FOUND')
  return { board, isStaff: manages, mayRead: reads, mayWrite: mayWrite(board.writeAudience, reader) }
}

/** The board, for somebody who may read it. BOARD_READERS_ONLY. */
export async function enterBoard(ctx: Context, boardSeq: BoardSeq, db: ChannelDb = ctx.db) {
  const met = await meetBoard(ctx, boardSeq, db)
  if (!met.mayRead) throw refuse('BOARD_READERS_ONLY')
  const reader: PostReader = { userSeq: ctx.user?.userSeq ?? null, isStaff: met.isStaff }
  return { ...met, reader }
}

/** Whether this reader may see a post. docs/rules.md R-1051. */
export const sees = (
  { userSeq, isStaff: manages }: PostReader,
  post: { isPrivate: boolean; userSeq: number },
) => !post.isPrivate || manages || post.userSeq === userSeq

/** A post that the caller sees. */
export async function requireSeen(ctx: Context, postRef: PostRef) {
  const { reader } = await enterBoard(ctx, postRef.boardSeq)
  const post = await findPost(ctx.db, postRef)
  if (!post || !sees(reader, post)) throw refuse('NOT_FOUND')
  return { reader, post }
}

/** A post that the caller sees, locked until the transaction ends. */
export async function lockSeen(ctx: MemberContext, tx: ChannelTx, postRef: PostRef) {
  const { board, reader } = await enterBoard(ctx, postRef.boardSeq, tx)
  const post = await lockPost(tx, postRef)
  if (!post || !sees(reader, post)) throw refuse('NOT_FOUND')
  return { board, post, isMine: post.userSeq === ctx.user.userSeq }
}
