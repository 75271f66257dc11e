import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { ReplyForm } from '../ReplyForm.tsx'
import { reviewMessages } from '../reviews.messages.ts'
import css from './ReviewSettings.module.css'
import type { SiteReview } from './site-reviews.api.ts'

/** The words of a review with the form of its reply. */
export function ReplyDialog({ review, onClose }: { review: SiteReview; onClose: () => void }) {
  const t = useMessages(reviewMessages)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(review.reply ? 'changeReply' : 'reply')}
      size="small-medium"
      closeLabel={t('close')}
    >
      <blockquote className={css.quote}>{review.description}</blockquote>
      <ReplyForm courseSeq={review.courseSeq} review={review} onClose={onClose} />
    </Dialog>
  )
}
