import { useState } from 'react'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useApprove, useReject, type CourseReview } from '../course-approval.api.ts'
import { courseReviewMessages } from '../course-approval.messages.ts'
import css from '../course-approval.module.css'

const LONGEST_REASON = 500

/** The buttons to approve, or to reject with a reason; for a decided review the decision. */
export function Answers({ review }: { review: CourseReview }) {
  const t = useMessages(courseReviewMessages)
  const go = useGo()
  const approve = useApprove(review.courseReviewSeq)
  const [isRejecting, setRejecting] = useState(false)
  if (review.verdict !== null) return <Decided review={review} />
  const answered = (said: Promise<unknown>, text: string) =>
    said.then(
      () => {
        toast({ text, tone: 'ok' })
        go('/admin/course-reviews')
      },
      (error: unknown) => void toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <div className={css.answers}>
      <Button
        size="lg"
        wide
        loading={approve.isRunning}
        onPress={() => void answered(approve.run({}), t('approved'))}
      >
        {t('approve')}
      </Button>
      <Button size="lg" wide variant="outline" onPress={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      {isRejecting && (
        <RejectDialog
          review={review}
          onClose={() => setRejecting(false)}
          onSaid={(said) => answered(said, t('rejected'))}
        />
      )}
    </div>
  )
}

interface RejectProps {
  review: CourseReview
  onClose: () => void
  onSaid: (said: Promise<unknown>) => Promise<void>
}
function RejectDialog({ review, onClose, onSaid }: RejectProps) {
  const t = useMessages(courseReviewMessages)
  const reject = useReject(review.courseReviewSeq)
  const [reason, setReason] = useState('')
  const text = reason.trim()
  return (
    <FormDialog
      onClose={onClose}
      title={t('rejectTitle')}
      size="small-medium"
      okLabel={t('reject')}
      cancelLabel={t('cancel')}
      onOk={() => void onSaid(reject.run({ body: { reason: text } }))}
      busy={reject.isRunning}
      disabled={text === ''}
      danger
    >
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        placeholder={t('reasonPlaceholder')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        required
      />
    </FormDialog>
  )
}

function Decided({ review }: { review: CourseReview }) {
  const t = useMessages(courseReviewMessages)
  const { language } = useSite()
  const { verdict, decidedAt, reason } = review
  if (verdict === null) return null
  return (
    <Notice
      tone={verdict === 'REJECTED' ? 'soon' : 'ok'}
      title={`${t(verdict)} · ${decidedAt ? formatDateTime(decidedAt, language) : ''}`}
    >
      {reason}
    </Notice>
  )
}
