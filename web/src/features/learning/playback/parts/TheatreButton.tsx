import { IconViewportWide } from '@tabler/icons-react'
import { useWords } from '../../../../platform/words/use-words.ts'
import { cx } from '../../../../ui/cx.ts'
import { classroomWords } from '../../lessons/lessons.messages.ts'
import { useTheatre } from '../theatre.ts'
import css from './Player.module.css'

/** The whole width for the video. Phones give it that anyway. */
export function TheatreButton() {
  const t = useWords(classroomWords)
  const theatre = useTheatre()
  return (
    <button
      type="button"
      className={cx(css.gear, css.wide)}
      aria-label={t('theatre')}
      aria-pressed={theatre.isOn}
      aria-keyshortcuts="t"
      onClick={theatre.toggle}
    >
      <IconViewportWide size={22} aria-hidden />
    </button>
  )
}
