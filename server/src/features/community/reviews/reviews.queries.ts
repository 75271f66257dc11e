import { sql } from 'kysely'
import type { ReviewCursor } from 'contract/community/reviews/schemas'
import type { AttendSeq, CourseSeq, EvaluationSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

const REVIEWS_PER_PAGE = 10
const RECENT = 9

const reviewColumns = [
  'reviews.evaluationSeq',
  'reviews.attendSeq',
  'reviews.courseSeq',
  'reviews.userSeq',
  'reviews.reviewPoint',
  'reviews.description',
  'reviews.isRecommended',
  'reviews.scoreDelivery',
  'reviews.scoreKindness',
  'reviews.scorePreparation',
  'reviews.scorePunctuality',
  'reviews.isBest',
  'reviews.createdAt',
  'reviews.replyContent',
  'reviews.repliedAt',
  'repliers.name as replierName',
  'users.name as writerName',
] as const
export const reviewsWithWriter = (db: ChannelDb) =>
  tables(db)
    .selectFrom('reviews')
    .innerJoin('users', 'users.userSeq', 'reviews.userSeq')
    .leftJoin('users as repliers', 'repliers.userSeq', 'reviews.replyUserSeq')
    .select(reviewColumns)

/** The best ones first, then the newest; those after the last one that was read. */
export function findShownReviews(db: ChannelDb, courseSeq: CourseSeq, after: ReviewCursor | null) {
  const shown = reviewsWithWriter(db)
    .where('reviews.courseSeq', '=', courseSeq)
    .where('reviews.hiddenAt', 'is', null)
    .orderBy('reviews.isBest', 'desc')
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.evaluationSeq', 'desc')
    .limit(REVIEWS_PER_PAGE)
  if (!after) return shown.execute()
  const wasBest = sql<boolean>`coalesce(
    (select last.is_best from reviews last where last.evaluation_seq = ${after.lastEvaluationSeq}), false)`
  return shown
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('reviews.isBest', 'reviews.createdAt', 'reviews.evaluationSeq'),
        '<',
        tuple(wasBest, after.lastReviewDatetime, after.lastEvaluationSeq),
      ),
    )
    .execute()
}

/** The newest positive reviews of the whole site. */
export function findRecentReviews(db: ChannelDb) {
  return reviewsWithWriter(db)
    .where('reviews.hiddenAt', 'is', null)
    .where('reviews.reviewPoint', '>=', 4)
    .orderBy('reviews.createdAt', 'desc')
    .limit(RECENT)
    .execute()
}

export const findReview = (db: ChannelDb, evaluationSeq: EvaluationSeq) =>
  reviewsWithWriter(db).where('reviews.evaluationSeq', '=', evaluationSeq).executeTakeFirst()
export const findOwnReview = (db: ChannelDb, attendSeq: AttendSeq) =>
  reviewsWithWriter(db)
    .select('reviews.hiddenReason')
    .where('reviews.attendSeq', '=', attendSeq)
    .executeTakeFirst()

export function findReviewOfEnrolment(db: ChannelDb, attendSeq: AttendSeq) {
  return tables(db)
    .selectFrom('reviews')
    .select(['evaluationSeq', 'reviewPoint', 'description'])
    .where('attendSeq', '=', attendSeq)
    .executeTakeFirst()
}
export function findReviewedEnrolments(db: ChannelDb, attendSeqs: AttendSeq[]) {
  return tables(db)
    .selectFrom('reviews')
    .select('attendSeq')
    .where('attendSeq', '=', sql<AttendSeq>`any(${attendSeqs})`)
    .execute()
}

export function sumReviews(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('reviews')
    .select(({ fn, val }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('reviewPoint'), val(0)).as('sum'),
    ])
    .where('courseSeq', '=', courseSeq)
    .where('hiddenAt', 'is', null)
    .executeTakeFirstOrThrow()
}

/** What the reviews of a course say beside their stars. */
export function sumDetails(db: ChannelDb, courseSeq: CourseSeq) {
  return tables(db)
    .selectFrom('reviews')
    .select([
      sql<number | null>`avg(score_delivery)::float`.as('delivery'),
      sql<number | null>`avg(score_kindness)::float`.as('kindness'),
      sql<number | null>`avg(score_preparation)::float`.as('preparation'),
      sql<number | null>`avg(score_punctuality)::float`.as('punctuality'),
      sql<number | null>`avg(is_recommended::int)::float`.as('recommended'),
    ])
    .where('courseSeq', '=', courseSeq)
    .where('hiddenAt', 'is', null)
    .executeTakeFirstOrThrow()
}

interface ReviewRow {
  attendSeq: AttendSeq
  courseSeq: CourseSeq
  userSeq: UserSeq
  reviewPoint: number
  description: string
  createdAt: Date
  isRecommended?: boolean | null
  scoreDelivery?: number | null
  scoreKindness?: number | null
  scorePreparation?: number | null
  scorePunctuality?: number | null
}
/** The unique (channel_seq, attend_seq) decides between inserting a first review and changing it. What is absent stays. */
export async function upsertReview(tx: ChannelTx, review: ReviewRow) {
  const { attendSeq, courseSeq, userSeq, createdAt, ...changed } = review
  const { evaluationSeq } = await tables(tx)
    .insertInto('reviews')
    .values({ attendSeq, courseSeq, userSeq, createdAt, ...changed })
    .onConflict((same) =>
      same.columns(['channelSeq', 'attendSeq']).doUpdateSet({
        ...changed,
        // Staff marked other words.
        isBest: sql<boolean>`reviews.is_best and reviews.description = excluded.description
          and reviews.review_point = excluded.review_point`,
      }),
    )
    .returning('evaluationSeq')
    .executeTakeFirstOrThrow()
  return reviewsWithWriter(tx).where('reviews.evaluationSeq', '=', evaluationSeq).executeTakeFirstOrThrow()
}

interface ReviewReplyRow {
  replyContent: string
  replyUserSeq: UserSeq
  repliedAt: Date
}
/** Whether the review is there. */
export async function updateReply(
  tx: ChannelTx,
  { courseSeq, evaluationSeq }: { courseSeq: CourseSeq; evaluationSeq: EvaluationSeq },
  reply: ReviewReplyRow | null,
) {
  const changed = await tables(tx)
    .updateTable('reviews')
    .set(reply ?? { replyContent: null, replyUserSeq: null, repliedAt: null })
    .where('courseSeq', '=', courseSeq)
    .where('evaluationSeq', '=', evaluationSeq)
    .$if(reply === null, (replied) => replied.where('repliedAt', 'is not', null))
    .returning('evaluationSeq')
    .executeTakeFirst()
  return changed !== undefined
}

export function deleteReview(tx: ChannelTx, attendSeq: AttendSeq) {
  return tables(tx)
    .deleteFrom('reviews')
    .where('attendSeq', '=', attendSeq)
    .returning('courseSeq')
    .executeTakeFirst()
}
