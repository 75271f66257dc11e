import { useState } from 'react'
import type { RecordingRow } from 'contract/learning/live-rooms/recordings.schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { LessonRef } from '../live-rooms.api.ts'
import { recordingMessages } from './recordings.messages.ts'
import { usePublishRecording, useRecordings, useRetryRecording } from './recordings.api.ts'
import css from './Recordings.module.css'

/** The recordings of a live lesson, with what staff can do about each; nothing where there are none. */
export function RecordingList({ lessonRef }: { lessonRef: LessonRef }) {
  const t = useMessages(recordingMessages)
  const { data, error, refetch } = useRecordings(lessonRef)
  if (error && !data)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('loadFailed'))}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data || data.list.length === 0) return null
  return (
    <ul className={css.list} aria-label={t('title')}>
      {data.list.map((one) => (
        <Recording key={one.liveRecordingSeq} recording={one} lessonRef={lessonRef} />
      ))}
    </ul>
  )
}

const tones = { RECORDING: 'live', PROCESSING: 'soon', READY: 'ok', FAILED: 'plain' } as const

function Recording({ recording, lessonRef }: { recording: RecordingRow; lessonRef: LessonRef }) {
  const t = useMessages(recordingMessages)
  const { language } = useSite()
  const { liveRecordingSeq, state, endReason, failedReason, keptUntil, lesson, progress } = recording
  const retry = useRetryRecording(lessonRef)
  const fail = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const isStopped = endReason !== null && endReason !== 'STOPPED'
  return (
    <li>
      <div className={css.row}>
        <b className="num">{formatDateTime(recording.startedAt, language)}</b>
        <Kind tone={tones[state]}>{t(`state${state}`)}</Kind>
      </div>
      <p>{t('by', { name: recording.startedByName })}</p>
      {isStopped && <p>{t(`end${endReason}`)}</p>}
      {state === 'PROCESSING' && progress > 0 && <p>{t('progress', { percent: progress })}</p>}
      {failedReason && <p>{t(`fail${failedReason}`)}</p>}
      {keptUntil && <p>{t('keptUntil', { when: formatDateTime(keptUntil, language) })}</p>}
      {state === 'FAILED' && (keptUntil || lesson) && (
        <span>
          <Button
            size="sm"
            variant="outline"
            loading={retry.isRunning}
            onPress={() => void retry.run({ liveRecordingSeq }).catch(fail)}
          >
            {t('retry')}
          </Button>
        </span>
      )}
      {lesson && <RecordedLesson {...{ lesson, lessonRef, recording }} />}
    </li>
  )
}

interface LessonProps {
  lesson: NonNullable<RecordingRow['lesson']>
  lessonRef: LessonRef
  recording: RecordingRow
}
function RecordedLesson({ lesson, lessonRef, recording: { state, liveRecordingSeq } }: LessonProps) {
  const t = useMessages(recordingMessages)
  const publish = usePublishRecording(lessonRef)
  const [isConfirming, setConfirming] = useState(false)
  const fail = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  return (
    <div className={css.row}>
      <p>{t(lesson.isPublished ? 'isPublished' : 'hidden')}</p>
      <span className={css.row}>
        {state === 'READY' && (
          <Button
            size="sm"
            variant="outline"
            href={`/classes/${lessonRef.courseSeq}/classroom/${lesson.curriculumSeq}`}
          >
            {t('watch')}
          </Button>
        )}
        {!lesson.isPublished && state === 'READY' && (
          <Button size="sm" loading={publish.isRunning} onPress={() => setConfirming(true)}>
            {t('publish')}
          </Button>
        )}
      </span>
      {isConfirming && (
        <Confirm
          open
          title={t('publishTitle')}
          okLabel={t('publish')}
          cancelLabel={t('publishCancel')}
          onCancel={() => setConfirming(false)}
          onOk={() => {
            setConfirming(false)
            void publish
              .run({ liveRecordingSeq })
              .then(() => toast({ text: t('published'), tone: 'ok' }), fail)
          }}
        >
          {t('publishText')}
        </Confirm>
      )}
    </div>
  )
}
