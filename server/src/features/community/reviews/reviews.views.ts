import type { Review } from 'contract/community/reviews/schemas'

interface ReviewRow extends Omit<Review, 'reply' | 'createdAt'> {
  createdAt: Date
  replyContent: string | null
  repliedAt: Date | null
  replierName: string | null
}

/** Staff answer under their full name. */
export const withReply = <Row extends Omit<ReviewRow, 'evaluationSeq' | 'attendSeq'>>({
  replyContent,
  repliedAt,
  replierName,
  ...review
}: Row) => ({
  ...review,
  reply:
    replyContent !== null && repliedAt !== null
      ? { content: replyContent, repliedAt, writerName: replierName ?? '' }
      : null,
})
