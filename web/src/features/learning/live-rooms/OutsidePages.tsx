import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { LiveItem } from 'contract/learning/live/schemas'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { LessonRef } from './live-rooms.api.ts'
import { RecordingNotice } from './recordings/RecordingNotice.tsx'
import { liveScreenMessages } from './screen.messages.ts'
import css from './LiveRoom.module.css'

/** The frame of everything before and after the room: the name of the site, and the way back. */
export function RoomFrame({ lessonRef, children }: { lessonRef: LessonRef; children: ReactNode }) {
  const t = useMessages(liveScreenMessages)
  const { name } = useChannel()
  return (
    <div className={css.frame}>
      <header className={css.top}>
        <IconButton
          href={classroomOf(lessonRef)}
          label={t('back')}
          icon={<IconArrowLeft size={22} aria-hidden />}
        />
        <p>{name}</p>
      </header>
      <main id="main" className={css.main}>
        {children}
      </main>
    </div>
  )
}
const classroomOf = ({ courseSeq, itemSeq }: LessonRef) => `/classes/${courseSeq}/classroom/${itemSeq}`

interface OutsideProps {
  lessonRef: LessonRef
  title: string
  text: string
  countdown?: { label: string; left: string }
  action: { label: string; onPress: () => void } | null
}
/** One sentence about why the user is not inside, and what they can do. */
export function OutsidePage({ lessonRef, title, text, countdown, action }: OutsideProps) {
  const t = useMessages(liveScreenMessages)
  return (
    <RoomFrame lessonRef={lessonRef}>
      <div className={css.sentence}>
        <div role="status">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {countdown && (
          <p role="timer">
            {countdown.label} <b className="num">{countdown.left}</b>
          </p>
        )}
        <div className={css.actions}>
          {action && <Button onPress={action.onPress}>{action.label}</Button>}
          <Button variant={action ? 'outline' : 'primary'} href={classroomOf(lessonRef)}>
            {t('back')}
          </Button>
        </div>
      </div>
    </RoomFrame>
  )
}

interface WaitingProps {
  lessonRef: LessonRef
  live: LiveItem
  recording: RoomState['recording']
  onStop: () => void
}
export function WaitingPage({ lessonRef, live, recording, onStop }: WaitingProps) {
  const t = useMessages(liveScreenMessages)
  return (
    <RoomFrame lessonRef={lessonRef}>
      <div className={css.sentence}>
        <Spinner />
        <div role="status">
          <h1>{t('waitingTitle')}</h1>
          <p>{live.curriculumTitle}</p>
          <p>{t('waitingText')}</p>
        </div>
        <RecordingNotice recording={recording} />
        <div className={css.actions}>
          <Button variant="outline" onPress={onStop}>
            {t('stopWaiting')}
          </Button>
        </div>
      </div>
    </RoomFrame>
  )
}
