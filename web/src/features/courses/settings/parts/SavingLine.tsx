import { formatTime } from '../../../../platform/time.ts'
import { useWords } from '../../../../platform/words/use-words.ts'
import { classSettingsWords } from '../class-settings.words.ts'
import css from './SavingLine.module.css'

/** Says that what is written saves itself, and when it last did. */
export function SavingLine({ isSaving, savedAt }: { isSaving: boolean; savedAt: Date | null }) {
  const t = useWords(classSettingsWords)
  const told = savedAt ? t('savedAt', { time: formatTime(savedAt) }) : t('savesItself')
  return (
    <p className={css.line} role="status">
      {isSaving ? t('savingNow') : told}
    </p>
  )
}
