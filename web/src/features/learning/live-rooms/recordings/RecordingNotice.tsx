import { getRoomState } from 'contract/learning/live-rooms/api'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { useEndpoint } from '../../../../platform/endpoint.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { tabKey } from '../tab-key.ts'
import { recordingMessages } from './recordings.messages.ts'
import css from './Recordings.module.css'

type Recorded = Pick<RoomState, 'recording'>

/** That the room is recorded, in one word: inside it. Always there, so that screen readers say when it changes. */
export function RecordingSign({ recording }: Recorded) {
  const t = useMessages(recordingMessages)
  return (
    <span role="status" className={css.sign}>
      {recording && (
        <>
          <span className={css.dot} aria-hidden="true" />
          {t('sign')}
        </>
      )}
    </span>
  )
}

/** The same in a sentence, for those in front of the room. */
export function RecordingNotice({ recording }: Recorded) {
  const t = useMessages(recordingMessages)
  return (
    <p role="status" className={css.notice}>
      {recording && (
        <>
          <span className={css.dot} aria-hidden="true" />
          {t('notice')}
        </>
      )}
    </p>
  )
}

/** Messages of the room come to those alone who entered it. */
const REFETCH_MS = 10_000
/** The same on the page before the room. */
export function NoticeBefore({ lessonRef }: { lessonRef: LessonRef }) {
  const question = { ...lessonRef, query: { tab: tabKey() } }
  const { data } = useEndpoint(getRoomState, question, { every: REFETCH_MS })
  return (
    <div className={css.before}>
      <RecordingNotice recording={data?.recording ?? null} />
    </div>
  )
}
