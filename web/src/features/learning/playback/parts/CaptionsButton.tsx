import { IconSubtitles } from '@tabler/icons-react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classroomMessages } from '../../lessons/lessons.messages.ts'
import type { Captioning } from './use-captions.ts'
import css from './Player.module.css'

/** Switches captions on and off; the settings choose the language. Nothing for a video without captions. */
export function CaptionsButton({ captions }: { captions: Captioning }) {
  const t = useMessages(classroomMessages)
  const { shown, toggle, options } = captions
  if (options.length === 0) return null
  return (
    <button
      type="button"
      className={css.gear}
      aria-label={t('captions')}
      aria-pressed={shown !== ''}
      aria-keyshortcuts="c"
      onClick={toggle}
    >
      <IconSubtitles size={22} aria-hidden />
    </button>
  )
}
