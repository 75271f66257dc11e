import type { ReviewSummary } from 'contract/community/reviews/schemas'

interface ReviewColumns {
  replyContent: string | null
  repliedAt: Date | null
  replierName: string | null
  isRecommended: boolean | null
  scoreDelivery: number | null
  scoreKindness: number | null
  scorePreparation: number | null
  scorePunctuality: number | null
}

/** A review with its reply, if any, and its details, where the site wants them. Staff answer under their full name. */
export const reviewView =
  ({ isDetailed }: { isDetailed: boolean }) =>
  <Row extends ReviewColumns>({ replyContent, repliedAt, replierName, ...review }: Row) => ({
    ...review,
    isRecommended: isDetailed ? review.isRecommended : null,
    scores: isDetailed ? scoresOf(review) : null,
    reply:
      replyContent !== null && repliedAt !== null
        ? { content: replyContent, repliedAt, writerName: replierName ?? '' }
        : null,
  })

function scoresOf(review: Omit<ReviewColumns, 'replyContent' | 'repliedAt' | 'replierName'>) {
  const scores = {
    delivery: review.scoreDelivery,
    kindness: review.scoreKindness,
    preparation: review.scorePreparation,
    punctuality: review.scorePunctuality,
  }
  return Object.values(scores).every((one) => one === null) ? null : scores
}

const rounded = (one: number | null) => (one === null ? null : Math.round(one * 10) / 10)
/** Averages with one decimal, and how many of a hundred recommend the course. */
export function summaryOf({
  recommended,
  ...averages
}: Record<
  'delivery' | 'kindness' | 'preparation' | 'punctuality' | 'recommended',
  number | null
>): ReviewSummary {
  return {
    scores: {
      delivery: rounded(averages.delivery),
      kindness: rounded(averages.kindness),
      preparation: rounded(averages.preparation),
      punctuality: rounded(averages.punctuality),
    },
    recommendPercent: recommended === null ? null : Math.round(recommended * 100),
  }
}
