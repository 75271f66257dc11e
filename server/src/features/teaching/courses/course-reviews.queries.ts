import { sql } from 'kysely'
import type { ReviewVerdict } from 'contract/teaching/courses/reviews.schemas'
import type { CourseSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

interface NewReview {
  courseSeq: CourseSeq
  title: string
  submittedByUserSeq: UserSeq
  submittedAt: Date
  autoPublishAt: Date
}
/** Adds a course to the operator's reviews. */
export async function insertReview(tx: ChannelTx, review: NewReview) {
  await tables(tx)
    .insertInto('courseReviews')
    .values(({ fn }) => ({ ...review, channelSeq: fn('bound_channel') }))
    .execute()
}

interface Decision {
  verdict: ReviewVerdict
  reason: string | null
  decidedByUserSeq: UserSeq | null
  decidedAt: Date
}
/** Closes the open review of this course; returns nothing when there is none. */
export const closeReview = (tx: ChannelTx, courseSeq: CourseSeq, decision: Decision) =>
  tables(tx)
    .updateTable('courseReviews')
    .set(decision)
    .where(sql<boolean>`channel_seq = bound_channel()`)
    .where('courseSeq', '=', courseSeq)
    .where('verdict', 'is', null)
    .returning(['courseReviewSeq', 'submittedByUserSeq'])
    .executeTakeFirst()
