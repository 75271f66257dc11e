import { LeaveWarning } from '../draft.tsx'
import { useMessages } from '../words/use-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { managementMessages } from './management.messages.ts'
import { useReportUnsaved } from './unsaved.ts'
import { useLeaveMessages } from './use-leave-messages.ts'

interface DraftBarProps {
  /** The number of changed fields. */
  changes: number
  /** The first validation error. */
  error?: string | undefined
  isSaving: boolean
  onSave: () => void
  onRevert: () => void
}

/** Save and revert buttons, shown while there are unsaved changes; warns before the user leaves them. */
export function DraftBar({ changes, error, isSaving, onSave, onRevert }: DraftBarProps) {
  const t = useMessages(managementMessages)
  const leaveMessages = useLeaveMessages()
  useReportUnsaved(changes > 0)
  return (
    <>
      <SaveBar show={changes > 0} label={t('saveBar')} text={t('changes', { count: changes })} error={error}>
        <Button variant="subtle" onPress={onRevert} disabled={isSaving}>
          {t('revert')}
        </Button>
        <Button onPress={onSave} loading={isSaving}>
          {t('save')}
        </Button>
      </SaveBar>
      <LeaveWarning isDirty={changes > 0 && !isSaving} words={leaveMessages} />
    </>
  )
}
