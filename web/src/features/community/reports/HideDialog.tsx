import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { TextArea } from '../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { reportMessages } from './reports.messages.ts'

interface HideDialogProps {
  title: string
  /** Who reads the reason, where it is not only the writer and staff. */
  hint?: string | undefined
  hide: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Staff hide what somebody wrote, with a reason that its writer reads. */
export function HideDialog({ title, hint, hide, onClose }: HideDialogProps) {
  const t = useMessages(reportMessages)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  async function send() {
    if (reason.trim() === '') return setProblem(t('needReason'))
    setRunning(true)
    try {
      await hide(reason.trim())
      toast(t('hideDone'))
      onClose()
    } catch (error) {
      setProblem(messageOf(error, t('failed')))
      setRunning(false)
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('hide')}
      cancelLabel={t('cancel')}
      onOk={() => void send()}
      busy={isRunning}
    >
      <TextArea
        label={t('reason')}
        hint={hint ?? t('reasonHint')}
        required
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={problem ?? undefined}
      />
    </FormDialog>
  )
}
