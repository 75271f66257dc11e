import type { CourseReviewSeq } from 'contract/values/ids'
import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { platformTables } from '../../../platform/db/tables.ts'

type Shelf = 'waiting' | 'decided'
interface Page {
  shelf: Shelf
  page: number
  size: number
}

const reviews = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('courseReviews')
    .innerJoin('users', 'users.userSeq', 'courseReviews.submittedByUserSeq')
    .select([
      'courseReviews.courseReviewSeq',
      'courseReviews.channelSeq',
      'courseReviews.courseSeq',
      'courseReviews.title',
      'courseReviews.submittedAt',
      'courseReviews.autoPublishAt',
      'courseReviews.verdict',
      'courseReviews.reason',
      'courseReviews.decidedAt',
      'users.name as submittedBy',
    ])

/** Open reviews, most urgent first; or decided ones, newest first. */
export function findReviews(db: PlatformDb, { shelf, page, size }: Page) {
  const some = reviews(db)
    .limit(size)
    .offset((page - 1) * size)
  if (shelf === 'waiting') {
    return some.where('verdict', 'is', null).orderBy('autoPublishAt').orderBy('courseReviewSeq').execute()
  }
  return some
    .where('verdict', 'is not', null)
    .orderBy('decidedAt', 'desc')
    .orderBy('courseReviewSeq', 'desc')
    .execute()
}

export async function countReviews(db: PlatformDb, shelf: Shelf) {
  const { count } = await platformTables(db)
    .selectFrom('courseReviews')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('verdict', shelf === 'waiting' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

export const findReview = (db: PlatformDb, courseReviewSeq: CourseReviewSeq) =>
  reviews(db).where('courseReviewSeq', '=', courseReviewSeq).executeTakeFirst()
