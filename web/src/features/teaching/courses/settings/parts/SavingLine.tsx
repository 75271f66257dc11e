import { formatTime } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { classSettingsMessages } from '../class-settings.messages.ts'
import css from './SavingLine.module.css'

interface SavingLineProps {
  isSaving: boolean
  savedAt: Date | null
  /** Something is not whole yet, and was left out. */
  isHeldBack: boolean
  /** The last save was refused, and nothing is kept until that is mended. */
  isRefused: boolean
}

/** Says that the form saves itself, and when it last did; or what is not saved. */
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
