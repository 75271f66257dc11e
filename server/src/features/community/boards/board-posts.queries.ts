import { sql, type RawBuilder } from 'kysely'
import type { Importance } from 'contract/community/boards/boards.rules'
import type { Role } from 'contract/http/permissions'
import type { BoardCategorySeq, BoardPostSeq, BoardSeq, CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { tables } from '../../../platform/db/tables.ts'
import { writerRole } from './writer-roles.queries.ts'

/** Whose posts a list holds: staff read private posts too, members their own. */
export interface PostReader {
  userSeq: UserSeq | null
  isStaff: boolean
}
export interface ListQuery {
  boardSeq: BoardSeq
  boardCategorySeq?: BoardCategorySeq | undefined
  /** Only questions without an answer. */
  isOpen?: boolean
  reader: PostReader
}
export interface PostLine {
  boardPostSeq: BoardPostSeq
  boardCategorySeq: BoardCategorySeq | null
  userSeq: UserSeq
  title: string
  excerpt: string
  writerName: string
  writerRole: Role | null
  isPrivate: boolean
  pinnedAt: Date | null
  importance: Importance
  isAnswered: boolean
  likeCount: number
  commentCount: number
  fileCount: number
  createdAt: Date
}

const LONGEST_EXCERPT = 200
const ofBoard = ({ boardSeq, boardCategorySeq, isOpen }: ListQuery) =>
  sql`p.board_seq = ${boardSeq} and p.deleted_at is null and p.hidden_at is null ${
    boardCategorySeq === undefined ? sql`` : sql`and p.board_category_seq = ${boardCategorySeq}`
  } ${isOpen ? sql`and p.answered_at is null` : sql``}`
/** What this reader sees besides the posts for everybody; null for visitors. */
const privateOnes = ({ userSeq, isStaff }: PostReader) => {
  if (isStaff) return sql`p.is_private`
  return userSeq === null ? null : sql`p.is_private and p.user_seq = ${userSeq}`
}
export const visible = (reader: PostReader) => {
  const own = privateOnes(reader)
  return own ? sql`(not p.is_private or (${own}))` : sql`not p.is_private`
}

interface LineQuery {
  /** Selects the numbers of the posts. */
  chosen: RawBuilder<unknown>
  order: RawBuilder<unknown>
  /** What a list holds besides, and the tables that it comes from. */
  columns?: RawBuilder<unknown>
  joins?: RawBuilder<unknown>
}
/** Reads these posts with their writers. */
export async function readLines<Line = PostLine>(
  db: ChannelDb,
  { chosen, order, columns = sql``, joins = sql`` }: LineQuery,
) {
  const { rows } = await sql<Line>`
    with chosen as materialized (${chosen})
    select p.board_post_seq, p.board_category_seq, p.user_seq, p.title, p.is_private, p.pinned_at, p.importance, p.answered_at is not null as is_answered,
      p.like_count, p.comment_count, p.created_at, trim(left(text_of_html(p.content), ${LONGEST_EXCERPT})) as excerpt,
      (select count(*)::int from board_post_files f
        where f.channel_seq = p.channel_seq and f.board_post_seq = p.board_post_seq) as file_count,
      u.name as writer_name, ${writerRole({ post: 'p', written: 'p', member: 'm' })} as writer_role ${columns}
    from chosen join board_posts p using (channel_seq, board_post_seq)
      join users u on u.user_seq = p.user_seq
      left join members m on m.channel_seq = p.channel_seq and m.user_seq = p.user_seq
      ${joins}
    order by ${order}`.execute(tables(db))
  return rows
}

interface Slice {
  before: number
  limit: number
  /** Pinned posts are listed apart from the others. */
  skipsPinned: boolean
}
/**
 * The newest posts before the cursor. Posts for everybody and private ones are read from an index each, so that a board full of
 * another's private posts is no slower.
 */
export function findPosts(db: ChannelDb, query: ListQuery, { before, limit, skipsPinned }: Slice) {
  const newest = (whose: RawBuilder<unknown>) => sql`
    (select p.channel_seq, p.board_post_seq from board_posts p
     where ${ofBoard(query)} and ${whose} and p.board_post_seq < ${before}
       ${skipsPinned ? sql`and p.pinned_at is null` : sql``}
     order by p.board_post_seq desc limit ${limit})`
  const own = privateOnes(query.reader)
  const shown = newest(sql`not p.is_private`)
  const chosen = sql`select * from (${own ? sql`${shown} union all ${newest(own)}` : shown}) as all_posts
    order by board_post_seq desc limit ${limit}`
  return readLines(db, { chosen, order: sql`p.board_post_seq desc` })
}

export const findPinned = (db: ChannelDb, query: ListQuery, most: number) =>
  readLines(db, {
    chosen: sql`select p.channel_seq, p.board_post_seq from board_posts p
      where ${ofBoard(query)} and ${visible(query.reader)} and p.pinned_at is not null
      order by p.pinned_at desc limit ${most}`,
    order: sql`p.pinned_at desc, p.board_post_seq desc`,
  })

/** Posts that contain all of these words: the index returns a few more, whose text decides. */
export async function findByWords(
  db: ChannelDb,
  query: ListQuery,
  { words, before, limit }: { words: string[]; before: number; limit: number },
) {
  const chosen = sql`select p.channel_seq, p.board_post_seq
    from board_post_words w cross join lateral (
      select p.* from board_posts p
      where p.channel_seq = w.channel_seq and p.board_post_seq = w.board_post_seq
        and ${ofBoard(query)} and ${visible(query.reader)} offset 0) p
    where w.pieces @> (select search_pieces(bound_channel(), ${words}::text[], false))
      and p.board_post_seq < ${before}
      and search_form(text_of_board_post(p.*::board_posts)) like all (${words.map(containing)}::text[])
    order by p.board_post_seq desc limit ${limit}`
  return readLines(db, { chosen, order: sql`p.board_post_seq desc` })
}

interface PostRef {
  boardSeq: BoardSeq
  boardPostSeq: BoardPostSeq
}
export const findPost = (db: ChannelDb, { boardSeq, boardPostSeq }: PostRef) =>
  tables(db)
    .selectFrom('boardPosts')
    .innerJoin('users', 'users.userSeq', 'boardPosts.userSeq')
    .leftJoin('members', 'members.userSeq', 'boardPosts.userSeq')
    .select([
      'boardPosts.boardPostSeq',
      'boardPosts.boardCategorySeq',
      'boardPosts.userSeq',
      'boardPosts.title',
      'boardPosts.content',
      'boardPosts.isPrivate',
      'boardPosts.pinnedAt',
      'boardPosts.importance',
      'boardPosts.hiddenAt',
      'boardPosts.hiddenReason',
      'boardPosts.acceptedSeq',
      sql<boolean>`board_posts.answered_at is not null`.as('isAnswered'),
      'boardPosts.likeCount',
      'boardPosts.commentCount',
      'boardPosts.createdAt',
      'boardPosts.updatedAt',
      'users.name as writerName',
      writerRole({ post: 'boardPosts', written: 'boardPosts', member: 'members' }).as('writerRole'),
    ])
    .where('boardPosts.boardSeq', '=', boardSeq)
    .where('boardPosts.boardPostSeq', '=', boardPostSeq)
    .where('boardPosts.deletedAt', 'is', null)
    .executeTakeFirst()

export const lockPost = (tx: ChannelTx, { boardSeq, boardPostSeq }: PostRef) =>
  tables(tx)
    .selectFrom('boardPosts')
    .select([
      'boardPostSeq',
      'boardCategorySeq',
      'userSeq',
      'title',
      'isPrivate',
      'pinnedAt',
      'importance',
      'hiddenAt',
      'acceptedSeq',
      'updatedAt',
    ])
    .where('boardSeq', '=', boardSeq)
    .where('boardPostSeq', '=', boardPostSeq)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface PostFields {
  title: string
  content: string
  boardCategorySeq: BoardCategorySeq | null
  isPrivate: boolean
  importance: Importance
  updatedAt: Date
}
export const insertPost = (
  tx: ChannelTx,
  post: PostFields & {
    boardSeq: BoardSeq
    courseSeq: CourseSeq | null
    userSeq: UserSeq
    createdAt: Date
  },
) => tables(tx).insertInto('boardPosts').values(post).returning('boardPostSeq').executeTakeFirstOrThrow()

interface PostChange extends Partial<PostFields> {
  pinnedAt?: Date | null
  deletedAt?: Date
}
export const updatePost = (tx: ChannelTx, boardPostSeq: BoardPostSeq, change: PostChange) =>
  tables(tx).updateTable('boardPosts').set(change).where('boardPostSeq', '=', boardPostSeq).execute()

export async function countPinned(db: ChannelDb, boardSeq: BoardSeq) {
  const { count } = await tables(db)
    .selectFrom('boardPosts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('boardSeq', '=', boardSeq)
    .where('deletedAt', 'is', null)
    .where('pinnedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
