import { useState } from 'react'
import type { Attendee } from 'contract/workflows/admissions/schemas'
import { formatAmount } from 'contract/values/money'
import type { CourseSeq } from 'contract/values/ids'
import { isRefusal } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCancelEnrolment } from '../attendees.api.ts'
import { attendeeMessages } from '../attendees.messages.ts'
import css from './CancelDialog.module.css'

interface CancelDialogProps {
  courseSeq: CourseSeq
  attendee: Attendee
  onClose: () => void
}

/** Shows the refund and the end of the access before staff confirm the cancellation. */
export function CancelDialog({ courseSeq, attendee, onClose }: CancelDialogProps) {
  const t = useMessages(attendeeMessages)
  const { language } = useSite()
  const cancel = useCancelEnrolment(courseSeq)
  const [reason, setReason] = useState('')
  const { name, attendSeq, currency } = attendee
  const money = (value: number) => formatAmount(value, currency, language)
  const back = (attendee.paidAmount ?? 0) - (attendee.refundedAmount ?? 0)
  const confirm = () => {
    cancel.run({ attendSeq, body: { reason } }).then(
      ({ refundedAmount }) => {
        onClose()
        const text =
          refundedAmount > 0
            ? t('donePaid', { name, amount: money(refundedAmount) })
            : t('doneFree', { name })
        toast({ text, tone: 'ok' })
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('cancelTitle', { name })}
      okLabel={back > 0 ? t('confirmPaid', { amount: money(back) }) : t('confirmFree')}
      cancelLabel={t('keep')}
      onOk={confirm}
      busy={cancel.isRunning}
      danger
    >
      <div className={css.form}>
        <p>
          <b>{back > 0 ? t('cancelPaid', { amount: money(back) }) : t('cancelFree')}</b>
        </p>
        <p>{t('cancelAfter')}</p>
        <TextArea
          label={t('reason')}
          optionalLabel={t('optional')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={200}
        />
        {isRefusal(cancel.error) && <Notice tone="error">{cancel.error.message}</Notice>}
      </div>
    </FormDialog>
  )
}
