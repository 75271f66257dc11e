import { useState } from 'react'
import type { ChallengeCheckInSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useRejectCheckIn } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'

interface RejectDialogProps {
  courseSeq: CourseSeq
  challengeCheckInSeq: ChallengeCheckInSeq
  onClose: () => void
}
/** Staff refuse a check-in; its writer reads why. */
export function RejectDialog({ courseSeq, challengeCheckInSeq, onClose }: RejectDialogProps) {
  const t = useMessages(challengeTodayMessages)
  const reject = useRejectCheckIn(courseSeq)
  const [reason, setReason] = useState('')
  const send = () =>
    reject.run({ challengeCheckInSeq, body: { reason: reason.trim() } }).then(
      () => {
        toast({ text: t('rejected'), tone: 'ok' })
        onClose()
      },
      // The notice shows it.
      () => null,
    )
  return (
    <FormDialog
      title={t('reject')}
      size="small-medium"
      okLabel={t('reject')}
      cancelLabel={t('cancel')}
      danger
      disabled={reason.trim() === ''}
      busy={reject.isRunning}
      onOk={() => void send()}
      onClose={onClose}
    >
      <p>{t('rejectText')}</p>
      {reject.error && <Notice tone="error">{messageOf(reject.error, t('notSaved'))}</Notice>}
      <TextArea label={t('reason')} value={reason} onChange={setReason} maxLength={300} rows={2} required />
    </FormDialog>
  )
}
