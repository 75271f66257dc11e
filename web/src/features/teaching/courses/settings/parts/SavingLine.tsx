import { formatTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'
import css from './SavingLine.module.css'

interface SavingLineProps {
  isSaving: boolean
  savedAt: Date | null
  /** Whether an incomplete field was left out. */
  isHeldBack: boolean
  /** Whether the last save was refused, so that nothing is stored until the user corrects it. */
  isRefused: boolean
}

/** Shows that the form saves automatically, and when it last did; or what was not saved. */
export function SavingLine({ isSaving, savedAt, isHeldBack, isRefused }: SavingLineProps) {
  const t = useMessages(classSettingsMessages)
  return (
    <p className={css.line} role="status">
      {isSaving ? t('savingNow') : isRefused ? t('notKept') : isHeldBack ? t('heldBack') : settled()}
    </p>
  )
  function settled() {
    return savedAt ? t('savedAt', { time: formatTime(savedAt) }) : t('savesItself')
  }
}
