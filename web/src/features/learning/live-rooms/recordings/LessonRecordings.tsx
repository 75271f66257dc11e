import { isHost, isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useLiveItem } from '../../live/live.api.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { recordingMessages } from './recordings.messages.ts'
import { useRecordings } from './recordings.api.ts'
import { RecordingList } from './RecordingList.tsx'
import css from './Recordings.module.css'

/** On the page of a live lesson: what was recorded of it, for its hosts. */
export function LessonRecordings({ lessonRef }: { lessonRef: LessonRef }) {
  const { data: live } = useLiveItem(lessonRef)
  const isStaff = live && isVideoRoom(live.liveTypeCd) && isHost(live.userType)
  return isStaff ? <StaffRecordings lessonRef={lessonRef} /> : null
}

function StaffRecordings({ lessonRef }: { lessonRef: LessonRef }) {
  const t = useMessages(recordingMessages)
  const { data } = useRecordings(lessonRef)
  if (!data || data.list.length === 0) return null
  return (
    <section className={css.section} aria-labelledby="live-recordings">
      <h2 id="live-recordings">{t('title')}</h2>
      <RecordingList lessonRef={lessonRef} />
    </section>
  )
}
