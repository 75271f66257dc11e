interface ReplyColumns {
  replyContent: string | null
  repliedAt: Date | null
  replierName: string | null
}

/** A review with its reply, if any. Staff answer under their full name. */
export const withReply = <Row extends ReplyColumns>({
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
