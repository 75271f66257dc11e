import { IconHourglass } from '@tabler/icons-react'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveTimerMessages } from './timer.messages.ts'
import type { TimerView } from './use-room-timer.ts'
import css from './Timer.module.css'

interface SignProps {
  view: TimerView
  /** Opens the timer; null for learners. */
  onOpen: (() => void) | null
}

/** What is left of the timer, in the line above the stage. */
export function TimerSign({ view: { phase, left }, onOpen }: SignProps) {
  const t = useMessages(liveTimerMessages)
  const time = formatLength(left)
  const content = (
    <>
      <IconHourglass size={17} aria-hidden />
      <span className="num">{phase === 'over' ? t('overShort') : time}</span>
      {phase === 'paused' && <small>{t('pausedShort')}</small>}
    </>
  )
  const label = phase === 'over' ? t('over') : t('left', { time })
  if (!onOpen)
    return (
      <span className={css.sign} data-phase={phase} role="timer" aria-label={label}>
        {content}
      </span>
    )
  return (
    <button type="button" className={css.sign} data-phase={phase} aria-label={label} onClick={onOpen}>
      {content}
    </button>
  )
}
