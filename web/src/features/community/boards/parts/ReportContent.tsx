import { useState } from 'react'
import { reportReasons, type ReportReason } from 'contract/community/posts/reports.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import css from '../boards.module.css'
import { useReportContent, type BoardContent } from '../moderation.api.ts'
import { moderationMessages } from '../moderation.messages.ts'

interface ReportContentProps {
  of: BoardContent
  onClose: () => void
}
/** A reader reports the post or comment of another person. */
export function ReportContent({ of: { boardCommentSeq, ...postRef }, onClose }: ReportContentProps) {
  const t = useMessages(moderationMessages)
  const { run, isRunning } = useReportContent()
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isOther = reason === 'OTHER'
  const send = () => {
    if (isOther && description.trim() === '') return setProblem(t('needReport'))
    const body = { reason, description: description.trim(), boardCommentSeq }
    return run({ ...postRef, body }).then(
      () => {
        toast(t('reportSent'))
        onClose()
      },
      (error: unknown) => setProblem(messageOf(error, t('failed'))),
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('reportTitle')}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('report')}
      cancelLabel={t('cancel')}
      onOk={() => void send()}
      busy={isRunning}
    >
      <div className={css.dialog}>
        <p className={css.about}>{t('reportText')}</p>
        <RadioGroup
          label={t('reportTitle')}
          hideLabel
          value={reason}
          onChange={setReason}
          options={reportReasons.map((value) => ({ value, label: t(value) }))}
        />
        <TextArea
          label={t('more')}
          required={isOther}
          optionalLabel={isOther ? undefined : t('moreOptional')}
          rows={3}
          maxLength={500}
          value={description}
          onChange={setDescription}
          error={problem ?? undefined}
        />
      </div>
    </FormDialog>
  )
}
