import { LeaveWarning } from '../draft.tsx'
import { useMessages } from '../words/use-messages.ts'
import { Button } from '../../ui/Button.tsx'
import { SaveBar } from '../../ui/SaveBar.tsx'
import { managementMessages } from './management.messages.ts'
import { useReportUnsaved } from './unsaved.ts'
import { useLeaveMessages } from './use-leave-messages.ts'

interface DraftBarProps {
  /** How much differs from what is stored. */
  changes: number
  /** The first thing that is wrong. */
  error?: string | undefined
  isSaving: boolean
  onSave: () => void
  onRevert: () => void
}

/** Save and revert, while there is something to save; warns before it is left behind. */
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
