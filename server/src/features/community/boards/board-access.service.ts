import { mayRead, mayWrite, roleInClass, type Reader } from 'contract/community/boards/boards.rules'
import type { BoardPostSeq, BoardSeq, CourseSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getReadableCourseSummary, hasAnyGrant } from '../../money/access/access.public.ts'
import { findPost, lockPost, type PostReader } from './board-posts.queries.ts'
import { findBoard, findBoards, type BoardRow } from './boards.queries.ts'

export interface PostRef {
  boardSeq: BoardSeq
  boardPostSeq: BoardPostSeq
}

/** What the caller may do on one board. */
export interface BoardAccess {
  /** Reads it also while it is hidden, and the private posts of others. */
  isStaff: boolean
  mayRead: boolean
  mayWrite: boolean
  /** Changes, marks and pins what others wrote. */
  mayUpdate: boolean
  mayDelete: boolean
}
type AccessOf = (board: BoardRow) => BoardAccess

const isMember = ({ user }: Context) => user?.isMember ?? false
const holds = ({ user }: Context, key: 'SITE_BOARD_READ' | 'SITE_BOARD_UPDATE' | 'SITE_BOARD_DELETE') =>
  user?.permissions.has(key) ?? false

/** docs/rules.md R-1050. */
export async function accessOnSite(
  ctx: Context,
  db: ChannelDb,
  boards: readonly BoardRow[],
): Promise<AccessOf> {
  const { user, now } = ctx
  const depends = boards.some(
    ({ readAudience, writeAudience }) => readAudience === 'STUD' || writeAudience === 'STUD',
  )
  const reader: Reader = {
    isMember: isMember(ctx),
    isLearner: depends && user !== null && isMember(ctx) && (await hasAnyGrant(db, user.userSeq, now())),
    role: isMember(ctx) && user ? user.role : null,
  }
  const isStaff = holds(ctx, 'SITE_BOARD_READ')
  return ({ readAudience, writeAudience }) => ({
    isStaff,
    mayRead: isStaff || mayRead(readAudience, reader),
    mayWrite: mayWrite(writeAudience, reader),
    mayUpdate: holds(ctx, 'SITE_BOARD_UPDATE'),
    mayDelete: holds(ctx, 'SITE_BOARD_DELETE'),
  })
}
/** The boards of the site that the caller may read, in their order. */
export async function findReadable(ctx: Context) {
  const boards = await findBoards(ctx.db, null)
  const accessOf = await accessOnSite(ctx, ctx.db, boards)
  return boards.filter((board) => {
    const { isStaff, mayRead: reads } = accessOf(board)
    return isStaff || (reads && !board.isHidden)
  })
}
/** Whose posts the caller reads on the boards of the site. */
export const readerOnSite = (ctx: Context): PostReader => ({
  userSeq: ctx.user?.userSeq ?? null,
  isStaff: holds(ctx, 'SITE_BOARD_READ'),
})

/** The caller's access to the boards of one class. CLASS_NOT_FOUND, CLASS_GONE. docs/rules.md R-1057. */
export async function accessInClass(ctx: Context, courseSeq: CourseSeq): Promise<AccessOf> {
  const { isManager, typeCd, grant } = await getReadableCourseSummary(ctx, courseSeq)
  const reader: Reader = {
    isMember: isMember(ctx),
    isLearner: isMember(ctx) && grant !== null,
    role: roleInClass(typeCd),
  }
  const { user } = ctx
  // Every role in a class holds the permission; with a role on the site, that role decides.
  const manages =
    isManager && (typeCd !== user?.role || (user?.permissions.has('CLASS_ROOM_UPDATE') ?? false))
  return ({ readAudience, writeAudience }) => {
    const reads = mayRead(readAudience, reader)
    const isStaff = isManager && (reads || holds(ctx, 'SITE_BOARD_READ'))
    return {
      isStaff,
      mayRead: isStaff || reads,
      mayWrite: (isStaff || reads) && mayWrite(writeAudience, reader),
      mayUpdate: isStaff && (manages || holds(ctx, 'SITE_BOARD_UPDATE')),
      mayDelete: isStaff && (manages || holds(ctx, 'SITE_BOARD_DELETE')),
    }
  }
}

/** The caller's access to a board, of the site or of a class. */
export const accessTo = async (ctx: Context, board: BoardRow, db: ChannelDb) =>
  board.courseSeq === null
    ? (await accessOnSite(ctx, db, [board]))(board)
    : (await accessInClass(ctx, board.courseSeq))(board)

const staffBoards = ['TCH', 'MNG', 'OWN']
/**
 * The board with what the caller may do on it. NOT_FOUND where it is hidden, and on the site where it is of staff alone. The board of a
 * class that is for others is NOT_ALLOWED.
 */
export async function meetBoard(ctx: Context, boardSeq: BoardSeq, db: ChannelDb = ctx.db) {
  const board = await findBoard(db, boardSeq)
  if (!board) throw refuse('NOT_FOUND')
  const access = await accessTo(ctx, board, db)
  if (board.isHidden && !access.isStaff) throw refuse('NOT_FOUND')
  if (!access.mayRead && board.courseSeq !== null) throw refuse('NOT_ALLOWED')
  if (!access.mayRead && staffBoards.includes(board.readAudience)) throw refuse('NOT_FOUND')
  return { board, access }
}

/** The board, for somebody who may read it. BOARD_READERS_ONLY. */
export async function enterBoard(ctx: Context, boardSeq: BoardSeq, db: ChannelDb = ctx.db) {
  const met = await meetBoard(ctx, boardSeq, db)
  if (!met.access.mayRead) throw refuse('BOARD_READERS_ONLY')
  const reader: PostReader = { userSeq: ctx.user?.userSeq ?? null, isStaff: met.access.isStaff }
  return { ...met, reader }
}

interface SeenPost {
  isPrivate: boolean
  hiddenAt: Date | null
  userSeq: number
}
/** Whether this reader may see a post: a private or hidden one is for its writer and staff. docs/rules.md R-1051, R-1119. */
export const sees = ({ userSeq, isStaff }: PostReader, post: SeenPost) =>
  (!post.isPrivate && post.hiddenAt === null) || isStaff || post.userSeq === userSeq

/** A private post of a class is named as such, to people of the class; on the site it does not exist. */
function requireSight<Post extends SeenPost>(
  { board, reader }: { board: BoardRow; reader: PostReader },
  post: Post | undefined,
): Post {
  if (!post) throw refuse('NOT_FOUND')
  if (!sees(reader, post))
    throw refuse(board.courseSeq === null || !post.isPrivate ? 'NOT_FOUND' : 'NOT_ALLOWED')
  return post
}

/** A post that the caller sees. */
export async function requireSeen(ctx: Context, postRef: PostRef) {
  const entered = await enterBoard(ctx, postRef.boardSeq)
  return { ...entered, post: requireSight(entered, await findPost(ctx.db, postRef)) }
}

/** A post that the caller sees, locked until the transaction ends. */
export async function lockSeen(ctx: MemberContext, tx: ChannelTx, postRef: PostRef) {
  const entered = await enterBoard(ctx, postRef.boardSeq, tx)
  const post = requireSight(entered, await lockPost(tx, postRef))
  return { ...entered, post, isMine: post.userSeq === ctx.user.userSeq }
}
