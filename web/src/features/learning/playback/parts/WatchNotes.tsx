import { isWarned } from 'contract/learning/playback/watch.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classroomMessages } from '../../lessons/lessons.messages.ts'
import { watchMessages } from '../../lessons/watch.messages.ts'
import css from './Player.module.css'

interface NotesProps {
  isLost: boolean
  isHeldBack: boolean
  secondsLeft: number | null
}

/** Messages over the playing video, at most one at a time. */
export function WatchNotes({ isLost, isHeldBack, secondsLeft }: NotesProps) {
  const t = useMessages(classroomMessages)
  const rules = useMessages(watchMessages)
  const text = () => {
    if (isHeldBack) return rules('notAhead')
    if (isLost) return t('notSaved')
    if (!isWarned(secondsLeft)) return null
    const minutes = Math.floor(secondsLeft / 60)
    return minutes === 0 ? rules('lessThanMinute') : rules('minutesLeft', { minutes })
  }
  const said = text()
  return (
    <div slot="top-chrome" role="status" className={css.notes}>
      {said && <p className={css.lost}>{said}</p>}
    </div>
  )
}
