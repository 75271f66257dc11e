import { IconLayoutGrid, IconLock, IconUsers } from '@tabler/icons-react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { formatLength } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RecordingSign } from '../recordings/RecordingNotice.tsx'
import { liveRoomMessages } from './room.messages.ts'
import { TimerSign } from './TimerSign.tsx'
import type { TimerView } from './use-room-timer.ts'
import css from './Room.module.css'

interface TopProps {
  title: string
  /** Seconds since the lesson began; null before. */
  elapsed: number | null
  isLocked: boolean
  recording: RoomState['recording']
  timer: TimerView | null
  /** Opens the timer; null for learners. */
  onTimer: (() => void) | null
  count: number
  isPeopleOpen: boolean
  isGrid: boolean
  onPeople: () => void
  /** Null where there is one picture alone. */
  onLayout: (() => void) | null
}

/** The line above the stage. */
export function RoomTop({
  title,
  elapsed,
  isLocked,
  recording,
  timer,
  count,
  isPeopleOpen,
  isGrid,
  ...on
}: TopProps) {
  const t = useMessages(liveRoomMessages)
  return (
    <header className={css.top}>
      <span className={css.live}>{t('live')}</span>
      <h1 className="clamp1">{title}</h1>
      {elapsed !== null && (
        <span
          className={`num ${timer ? css.elapsed : ''}`}
          role="timer"
          aria-label={t('elapsed', { time: formatLength(elapsed) })}
        >
          {formatLength(elapsed)}
        </span>
      )}
      {timer && <TimerSign view={timer} onOpen={on.onTimer} />}
      <RecordingSign recording={recording} />
      {isLocked && (
        <span className={css.sign}>
          <IconLock size={16} aria-hidden /> {t('lockedSign')}
        </span>
      )}
      <span className={css.topActions}>
        <button
          type="button"
          aria-label={t('showPeople', { count })}
          aria-pressed={isPeopleOpen}
          onClick={on.onPeople}
        >
          <IconUsers size={20} aria-hidden /> <span className="num">{count}</span>
        </button>
        {on.onLayout && (
          <button type="button" aria-pressed={isGrid} aria-label={t('layoutGrid')} onClick={on.onLayout}>
            <IconLayoutGrid size={20} aria-hidden />
          </button>
        )}
      </span>
    </header>
  )
}
