import { useState } from 'react'
import { reportReasons, type ReportReason } from 'contract/community/posts/reports.rules'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { reportMessages } from './reports.messages.ts'
import css from './Reports.module.css'

interface ReportDialogProps {
  report: (reported: { reason: ReportReason; description: string }) => Promise<unknown>
  onClose: () => void
}

/** A reader reports what another person wrote. The draft stays if sending fails. */
export function ReportDialog({ report, onClose }: ReportDialogProps) {
  const t = useMessages(reportMessages)
  const [reason, setReason] = useState<ReportReason>('SPAM')
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const isOther = reason === 'OTHER'
  async function send() {
    if (isOther && description.trim() === '') return setProblem(t('needReport'))
    setRunning(true)
    try {
      await report({ reason, description: description.trim() })
      toast(t('reportSent'))
      onClose()
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
      setRunning(false)
    }
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
        <p>{t('reportText')}</p>
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
