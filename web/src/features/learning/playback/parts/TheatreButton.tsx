import { IconViewportWide } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { classroomMessages } from '../../lessons/lessons.messages.ts'
import { useTheatre } from '../theatre.ts'
import css from './Player.module.css'

/** Gives the video the whole width, which it always has on phones. */
export function TheatreButton() {
  const t = useMessages(classroomMessages)
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
