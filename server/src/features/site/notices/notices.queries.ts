import { boardTypes } from 'contract/values/type-codes'
import type { NoticeDraft } from 'contract/site/notices/schemas'
import type { BoardSeq, PostSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

export const NOTICE = boardTypes.notice
type NoticeInput = Omit<NoticeDraft, 'tellsMembers'>

const notices = (db: ChannelDb) =>
  tables(db)
    .selectFrom('posts')
    .innerJoin('boards', 'boards.boardSeq', 'posts.boardSeq')
    .innerJoin('users', 'users.userSeq', 'posts.userSeq')
    .where('boards.boardTypeCd', '=', NOTICE)
    .where('boards.isSystem', '=', true)
    .where('posts.deletedAt', 'is', null)

const row = [
  'posts.postSeq',
  'posts.title',
  'users.name as writerName',
  'posts.isPinned',
  'posts.createdAt',
] as const

interface Page {
  page: number
  size: number
  q?: string | undefined
}
const matching = (db: ChannelDb, q: string | undefined) =>
  q ? notices(db).where('posts.title', 'ilike', containing(q)) : notices(db)

export function findNotices(db: ChannelDb, { page, size, q }: Page) {
  return matching(db, q)
    .select(row)
    .orderBy('posts.isPinned', 'desc')
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.postSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}
export async function countNotices(db: ChannelDb, q: string | undefined) {
  const { count } = await matching(db, q)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findNewest = (db: ChannelDb, limit: number) =>
  notices(db)
    .select(['posts.postSeq', 'posts.title', 'posts.content', 'posts.createdAt'])
    .orderBy('posts.createdAt', 'desc')
    .orderBy('posts.postSeq', 'desc')
    .limit(limit)
    .execute()

export function findNotice(db: ChannelDb, postSeq: PostSeq) {
  return notices(db)
    .select(row)
    .select('posts.content')
    .where('posts.postSeq', '=', postSeq)
    .executeTakeFirst()
}

/** The previous or next notice by date. */
export function findNeighbour(db: ChannelDb, postSeq: PostSeq, side: 'previous' | 'next') {
  const isPrevious = side === 'previous'
  return notices(db)
    .select(['posts.postSeq', 'posts.title'])
    .where('posts.postSeq', isPrevious ? '<' : '>', postSeq)
    .orderBy('posts.postSeq', isPrevious ? 'desc' : 'asc')
    .executeTakeFirst()
}

export async function insertNoticeBoard(tx: ChannelTx) {
  await tables(tx)
    .insertInto('boards')
    .values({ boardTypeCd: NOTICE, name: 'notice', isSystem: true })
    .onConflict((same) => same.doNothing())
    .execute()
}
export function findNoticeBoard(db: ChannelDb) {
  return tables(db)
    .selectFrom('boards')
    .select('boardSeq')
    .where('boardTypeCd', '=', NOTICE)
    .where('isSystem', '=', true)
    .executeTakeFirstOrThrow()
}
export function insertPost(
  tx: ChannelTx,
  post: NoticeInput & { boardSeq: BoardSeq; userSeq: UserSeq; now: Date },
) {
  const { now, ...values } = post
  return tables(tx)
    .insertInto('posts')
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning('postSeq')
    .executeTakeFirstOrThrow()
}
export const lockPost = (tx: ChannelTx, postSeq: PostSeq) =>
  tables(tx)
    .selectFrom('posts')
    .select('postSeq')
    .where('postSeq', '=', postSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()
/** Returns its title; nothing when it does not exist. */
export function updatePost(
  tx: ChannelTx,
  postSeq: PostSeq,
  change: Partial<NoticeInput> & { updatedAt: Date; deletedAt?: Date },
) {
  return tables(tx)
    .updateTable('posts')
    .set(change)
    .where('postSeq', '=', postSeq)
    .where('deletedAt', 'is', null)
    .returning('title')
    .executeTakeFirst()
}
