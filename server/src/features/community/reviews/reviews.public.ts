import type { AttendSeq } from 'contract/values/ids'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findReviewedEnrolments, findReviewOfEnrolment } from './reviews.queries.ts'

/** The enrolments among these that have a review. */
export async function findReviewed(db: ChannelDb, attendSeqs: AttendSeq[]) {
  const found = await findReviewedEnrolments(db, attendSeqs)
  return new Set(found.map(({ attendSeq }) => attendSeq))
}
export const findReviewOf = async (db: ChannelDb, attendSeq: AttendSeq) =>
  (await findReviewOfEnrolment(db, attendSeq)) ?? null
