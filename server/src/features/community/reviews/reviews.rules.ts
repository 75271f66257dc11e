import type { EnrolmentState } from 'contract/money/enrolments/schemas'
import type { RefusalName } from 'contract/http/refusals'
import type { ReviewCursor, ReviewsAfter } from 'contract/community/reviews/schemas'

export interface ReviewableEnrolment {
  state: EnrolmentState
  reviewExpiresAt: Date | null
}

/**
 * The reason why this enrolment cannot be reviewed now; null when it can. A place that ended is reviewed until its deadline; without one
 * as long as it is there. docs/rules.md R-122.
 */
export function checkReviewable(enrolment: ReviewableEnrolment, now: Date): RefusalName | null {
  const { state, reviewExpiresAt } = enrolment
  const isOver = state === 'EXPIRED' && reviewExpiresAt !== null
  if (state !== 'APPROVED' && !isOver) return 'REVIEW_NOT_ATTENDED'
  if (reviewExpiresAt && now >= reviewExpiresAt) return 'REVIEW_WINDOW_CLOSED'
  return null
}

/** One decimal, as the course page shows it; 0 without reviews. */
export function reviewRate({ sum, count }: { sum: number; count: number }): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}

/** The page continues after a review only when both parts of the cursor are given. */
export function cursorOf({ lastEvaluationSeq, lastReviewDatetime }: ReviewsAfter): ReviewCursor | null {
  return lastEvaluationSeq && lastReviewDatetime ? { lastEvaluationSeq, lastReviewDatetime } : null
}
