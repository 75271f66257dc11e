import type { CourseSeq, UserSeq } from 'contract/values/ids'
import { publicTypes } from 'contract/values/type-codes'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** False when this person already likes it. */
export async function insertLike(
  tx: ChannelTx,
  like: { courseSeq: CourseSeq; userSeq: UserSeq; likedAt: Date },
) {
  const made = await tables(tx)
    .insertInto('courseLikes')
    .values(like)
    .onConflict((same) => same.columns(['channelSeq', 'courseSeq', 'userSeq']).doNothing())
    .returning('userSeq')
    .executeTakeFirst()
  return made !== undefined
}
export const deleteLike = (tx: ChannelTx, courseSeq: CourseSeq, userSeq: UserSeq) =>
  tables(tx)
    .deleteFrom('courseLikes')
    .where('courseSeq', '=', courseSeq)
    .where('userSeq', '=', userSeq)
    .returning('courseSeq')
    .execute()
/** Of a member who leaves. */
export const deleteLikesOf = (tx: ChannelTx, userSeq: UserSeq) =>
  tables(tx).deleteFrom('courseLikes').where('userSeq', '=', userSeq).returning('courseSeq').execute()

export const findLike = (db: ChannelDb, courseSeq: CourseSeq, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('courses')
    .leftJoin('courseLikes', (join) =>
      join.onRef('courseLikes.courseSeq', '=', 'courses.courseSeq').on('courseLikes.userSeq', '=', userSeq),
    )
    .select(['courses.likeCount', 'courseLikes.likedAt'])
    .where('courses.courseSeq', '=', courseSeq)
    .executeTakeFirst()

const shownLikes = (db: ChannelDb, userSeq: UserSeq) =>
  tables(db)
    .selectFrom('courseLikes')
    .innerJoin('courses', 'courses.courseSeq', 'courseLikes.courseSeq')
    .where('courseLikes.userSeq', '=', userSeq)
    .where('courses.state', '=', 'PUBLISHED')
    .where('courses.publicCd', '=', publicTypes.public)

interface Page {
  page: number
  size: number
}
export const findLikesOf = (db: ChannelDb, userSeq: UserSeq, { page, size }: Page) =>
  shownLikes(db, userSeq)
    .select(['courseLikes.courseSeq', 'courseLikes.likedAt', 'courses.likeCount'])
    .orderBy('courseLikes.likedAt', 'desc')
    .orderBy('courseLikes.courseSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countLikesOf(db: ChannelDb, userSeq: UserSeq) {
  const { count } = await shownLikes(db, userSeq)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const liked = (db: ChannelDb) =>
  tables(db).selectFrom('courses').where('likeCount', '>', 0).where('state', 'not in', ['TRASHED', 'PURGED'])
export const findLiked = (db: ChannelDb, { page, size }: Page) =>
  liked(db)
    .select(['courseSeq', 'title', 'imageFileSeq', 'likeCount'])
    .orderBy('likeCount', 'desc')
    .orderBy('courseSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countLiked(db: ChannelDb) {
  const { count } = await liked(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const findLikers = (db: ChannelDb, courseSeq: CourseSeq, { page, size }: Page) =>
  tables(db)
    .selectFrom('courseLikes')
    .select(['userSeq', 'likedAt'])
    .where('courseSeq', '=', courseSeq)
    .orderBy('likedAt', 'desc')
    .orderBy('userSeq')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

/** The number of others who liked a course between two moments. */
export async function countLikesBetween(
  db: ChannelDb,
  courseSeq: CourseSeq,
  { from, until, but }: { from: Date; until: Date; but: UserSeq },
) {
  const { count } = await tables(db)
    .selectFrom('courseLikes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('courseSeq', '=', courseSeq)
    .where('likedAt', '>=', from)
    .where('likedAt', '<', until)
    .where('userSeq', '<>', but)
    .executeTakeFirstOrThrow()
  return count
}
