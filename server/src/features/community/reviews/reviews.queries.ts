import { sql } from 'kysely'
import type {
  ReviewCursor,
  ReviewDraft,
  SiteReviewChoice,
  SiteReviewFilter,
} from 'contract/community/reviews/schemas'
import type { AttendSeq, CourseSeq, EvaluationSeq, UserSeq } from 'contract/values/ids'
import { containing } from '../../../platform/db/containing.ts'
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
  'reviews.createdAt',
  'reviews.replyContent',
  'reviews.repliedAt',
  'repliers.name as replierName',
  'users.name as writerName',
] as const
const reviewsWithWriter = (db: ChannelDb) =>
  tables(db)
    .selectFrom('reviews')
    .innerJoin('users', 'users.userSeq', 'reviews.userSeq')
    .leftJoin('users as repliers', 'repliers.userSeq', 'reviews.replyUserSeq')
    .select(reviewColumns)

export function findShownReviews(db: ChannelDb, courseSeq: CourseSeq, after: ReviewCursor | null) {
  const shown = reviewsWithWriter(db)
    .where('reviews.courseSeq', '=', courseSeq)
    .where('reviews.hiddenAt', 'is', null)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.evaluationSeq', 'desc')
    .limit(REVIEWS_PER_PAGE)
  if (!after) return shown.execute()
  return shown
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('reviews.createdAt', 'reviews.evaluationSeq'),
        '<',
        tuple(after.lastReviewDatetime, after.lastEvaluationSeq),
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

const siteReviews = (db: ChannelDb, { q, reviewPoint, shelf }: SiteReviewChoice) =>
  tables(db)
    .selectFrom('reviews')
    .innerJoin('users', 'users.userSeq', 'reviews.userSeq')
    .leftJoin('users as repliers', 'repliers.userSeq', 'reviews.replyUserSeq')
    .$if(shelf !== 'all', (all) => all.where('reviews.hiddenAt', shelf === 'hidden' ? 'is not' : 'is', null))
    .$if(reviewPoint !== undefined, (all) => all.where('reviews.reviewPoint', '=', reviewPoint ?? 0))
    .$if(q !== undefined && q !== '', (all) => {
      const like = containing(q ?? '')
      return all.where((eb) =>
        eb.or([eb('reviews.description', 'ilike', like), eb('users.name', 'ilike', like)]),
      )
    })

const siteReviewColumns = [...reviewColumns, 'reviews.hiddenAt'] as const

/** The next reviews by number, for lists that are read to their end. */
export const findSiteReviewsAfter = (
  db: ChannelDb,
  choice: SiteReviewChoice,
  { after, limit }: { after: number; limit: number },
) =>
  siteReviews(db, choice)
    .select(siteReviewColumns)
    .where(sql<boolean>`reviews.evaluation_seq > ${after}`)
    .orderBy('reviews.evaluationSeq')
    .limit(limit)
    .execute()

export function findSiteReviews(db: ChannelDb, filter: SiteReviewFilter) {
  return siteReviews(db, filter)
    .select(siteReviewColumns)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.evaluationSeq', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute()
}
export function countSiteReviews(db: ChannelDb, filter: SiteReviewChoice) {
  return siteReviews(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

export function getReview(db: ChannelDb, evaluationSeq: EvaluationSeq) {
  return reviewsWithWriter(db).where('reviews.evaluationSeq', '=', evaluationSeq).executeTakeFirstOrThrow()
}

export async function findShowsFullName(db: ChannelDb) {
  const setting = await tables(db).selectFrom('reviewSettings').select('showsFullName').executeTakeFirst()
  return setting?.showsFullName ?? false
}
export async function upsertSetting(tx: ChannelTx, setting: { showsFullName: boolean; updatedAt: Date }) {
  await tables(tx)
    .insertInto('reviewSettings')
    .values(setting)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(setting))
    .execute()
}

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

/** The unique (channel_seq, attend_seq) decides between inserting a first review and changing it. */
export async function upsertReview(
  tx: ChannelTx,
  review: ReviewDraft & { courseSeq: CourseSeq; userSeq: UserSeq; createdAt: Date },
) {
  const { evaluationSeq } = await tables(tx)
    .insertInto('reviews')
    .values(review)
    .onConflict((same) =>
      same.columns(['channelSeq', 'attendSeq']).doUpdateSet({
        reviewPoint: review.reviewPoint,
        description: review.description,
      }),
    )
    .returning('evaluationSeq')
    .executeTakeFirstOrThrow()
  return getReview(tx, evaluationSeq)
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

/** The course of the review that was hidden or shown; nothing when it already was. */
export function updateHidden(tx: ChannelTx, evaluationSeq: EvaluationSeq, hiddenAt: Date | null) {
  return tables(tx)
    .updateTable('reviews')
    .set({ hiddenAt })
    .where('evaluationSeq', '=', evaluationSeq)
    .where('hiddenAt', hiddenAt === null ? 'is not' : 'is', null)
    .returning('courseSeq')
    .executeTakeFirst()
}
