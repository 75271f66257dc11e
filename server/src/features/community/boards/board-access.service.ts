import {
  isAtLevel,
  mayRead,
  mayWrite,
  roleInClass,
  type Reader,
} from 'contract/community/boards/boards.rules'
import type { LevelMark } from 'contract/people/levels/schemas'
import type { BoardPostSeq, BoardSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getReadableCourseSummary, hasAnyGrant } from '../../money/access/access.public.ts'
import { findCurrent } from '../../people/levels/levels.public.ts'
import { levelsOf, lowestOf } from './board-levels.service.ts'
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
  /** The lowest levels that read and write; null where the board names none, or deleted ones. */
  readLevel: LevelMark | null
  writeLevel: LevelMark | null
}
type AccessOf = (board: BoardRow) => BoardAccess

const isMember = ({ user }: Context) => user?.isMember ?? false
const holds = ({ user }: Context, key: 'SITE_BOARD_READ' | 'SITE_BOARD_UPDATE' | 'SITE_BOARD_DELETE') =>
  user?.permissions.has(key) ?? false

const levelOf = async (db: ChannelDb, userSeq: UserSeq) =>
  (await findCurrent(db, [userSeq])).get(userSeq)?.levelSeq ?? null

/** docs/rules.md R-1050, R-1200. */
export async function accessOnSite(
  ctx: Context,
  db: ChannelDb,
  boards: readonly BoardRow[],
): Promise<AccessOf> {
  const { user, now } = ctx
  const depends = boards.some(
    ({ readAudience, writeAudience }) => readAudience === 'STUD' || writeAudience === 'STUD',
  )
  const namesLevel = boards.some((board) => board.readLevelSeq !== null || board.writeLevelSeq !== null)
  const reader: Reader = {
    isMember: isMember(ctx),
    isLearner: depends && user !== null && isMember(ctx) && (await hasAnyGrant(db, user.userSeq, now())),
    role: isMember(ctx) && user ? user.role : null,
    levelSeq: namesLevel && user !== null && isMember(ctx) ? await levelOf(db, user.userSeq) : null,
  }
  const levelsFrom = await levelsOf(db, boards)
  const isStaff = holds(ctx, 'SITE_BOARD_READ')
  return ({ readAudience, writeAudience, ...board }) => {
    const readers = levelsFrom(board.readLevelSeq)
    const writers = levelsFrom(board.writeLevelSeq)
    const reads = isStaff || (mayRead(readAudience, reader) && isAtLevel(readers, reader))
    return {
      isStaff,
      mayRead: reads,
      mayWrite: reads && mayWrite(writeAudience, reader) && isAtLevel(writers, reader),
      mayUpdate: holds(ctx, 'SITE_BOARD_UPDATE'),
      mayDelete: holds(ctx, 'SITE_BOARD_DELETE'),
      readLevel: lowestOf(readers),
      writeLevel: lowestOf(writers),
    }
  }
}
/** The boards of the site that the caller finds in lists, in their order, each with their access. docs/rules.md R-1200. */
export async function findListed(ctx: Context) {
  const boards = await findBoards(ctx.db, null)
  const accessOf = await accessOnSite(ctx, ctx.db, boards)
  const listed = boards.filter((board) => {
    const access = accessOf(board)
    return access.isStaff || (!board.isHidden && (access.mayRead || isListedFor(board, access)))
  })
  return { listed, accessOf }
}
/** Whether people below the level of a board find it. */
const isListedFor = ({ isListedBelow }: BoardRow, { readLevel }: BoardAccess) =>
  isListedBelow && readLevel !== null

/** The boards of the site that the caller may read, in their order. */
export async function findReadable(ctx: Context) {
  const { listed, accessOf } = await findListed(ctx)
  return listed.filter((board) => accessOf(board).mayRead)
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
    levelSeq: null,
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
      readLevel: null,
      writeLevel: null,
    }
  }
}

/** The caller's access to a board, of the site or of a class. */
export const accessTo = async (ctx: Context, board: BoardRow, db: ChannelDb) =>
  board.courseSeq === null
    ? (await accessOnSite(ctx, db, [board]))(board)
    : (await accessInClass(ctx, board.courseSeq))(board)

const staffBoards = ['TCH', 'MNG', 'OWN']
/** Whether others than its readers learn that a board of the site exists. */
const isNamed = (board: BoardRow, access: BoardAccess) =>
  board.readLevelSeq === null ? !staffBoards.includes(board.readAudience) : isListedFor(board, access)
/**
 * The board with what the caller may do on it. NOT_FOUND where it is hidden, and on the site where it is of staff alone, or of a level
 * and not listed for others. The board of a class that is for others is NOT_ALLOWED.
 */
export async function meetBoard(ctx: Context, boardSeq: BoardSeq, db: ChannelDb = ctx.db) {
  const board = await findBoard(db, boardSeq)
  if (!board) throw refuse('NOT_FOUND')
  const access = await accessTo(ctx, board, db)
  if (board.isHidden && !access.isStaff) throw refuse('NOT_FOUND')
  if (!access.mayRead && board.courseSeq !== null) throw refuse('NOT_ALLOWED')
  if (!access.mayRead && !isNamed(board, access)) throw refuse('NOT_FOUND')
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
