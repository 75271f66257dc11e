import { useState } from 'react'
import { reportReasons, type ReportReason } from 'contract/community/posts/reports.rules'
import type { ClassCommentSeq, ClassPostSeq, CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { usePostDeeds } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import css from '../posts.module.css'

interface ReportDialogProps {
  courseSeq: CourseSeq
  classPostSeq: ClassPostSeq
  /** The comment to report; absent to report the post itself. */
  classCommentSeq?: ClassCommentSeq
  onClose: () => void
}

/** A reader reports another user's post or comment. */
export function ReportDialog({ courseSeq, classPostSeq, classCommentSeq, onClose }: ReportDialogProps) {
  const t = useMessages(classPostMessages)
  const { report } = usePostDeeds(courseSeq)
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const isOther = reason === 'OTHER'
  const send = () => {
    if (isOther && description.trim() === '') return setProblem(t('needReport'))
    const body = { reason, description: description.trim(), classCommentSeq: classCommentSeq ?? null }
    return report.run({ classPostSeq, body }).then(
      () => {
        toast(t('reportSent'))
        onClose()
      },
      (error: unknown) => setProblem(messageOf(error, t('notSaved'))),
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
      busy={report.isRunning}
    >
      <div className={css.form}>
        <p className={css.about}>{t('reportText')}</p>
        <RadioGroup
          label={t('reportTitle')}
          hideLabel
          value={reason}
          onChange={setReason}
          options={reportReasons.map((value) => ({ value, label: t(`report${value}`) }))}
        />
        <TextArea
          label={t('reportMore')}
          required={isOther}
          optionalLabel={isOther ? undefined : t('reportMoreOptional')}
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
