import { useState } from 'react'
import { isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { Loading, SkeletonText } from '../../../../ui/Skeleton.tsx'
import { joinWindowOf, useLiveItem } from '../../live/live.api.ts'
import { useServerNow } from '../../live/use-server-now.ts'
import { useRoomRecord, type LessonRef } from '../live-rooms.api.ts'
import { liveRecordMessages } from './record.messages.ts'
import { RecordedBoard } from './RecordedBoard.tsx'
import { RecordedPolls } from './RecordedPolls.tsx'
import { RecordedTalk } from './RecordedTalk.tsx'
import css from './Record.module.css'

/** Below a live lesson that was held in the video room: what was written and drawn there, and the polls. Nothing before its end. */
export function LiveRecord({ lessonRef }: { lessonRef: LessonRef }) {
  const answer = useLiveItem(lessonRef)
  const now = useServerNow(answer)
  const { data: live } = answer
  const isOver = live && isVideoRoom(live.liveTypeCd) && now >= joinWindowOf(live).endsAt
  return isOver ? <OpenRecord lessonRef={lessonRef} /> : null
}

const parts = ['talk', 'questions', 'polls', 'board'] as const
type Part = (typeof parts)[number]
function OpenRecord({ lessonRef }: { lessonRef: LessonRef }) {
  const t = useMessages(liveRecordMessages)
  const { data, error, refetch } = useRoomRecord(lessonRef)
  const [chosen, setPart] = useState<Part>('talk')
  const { messageCount = 0, questionCount = 0, polls = [], boardPageCount = 0 } = data ?? {}
  const counts = { talk: messageCount, questions: questionCount, polls: polls.length, board: boardPageCount }
  const filled = parts.filter((one) => counts[one] > 0)
  const part = filled.includes(chosen) ? chosen : filled[0]
  return (
    <section className={css.record} aria-labelledby="live-record">
      <h2 id="live-record">{t('title')}</h2>
      {!data && !error && (
        <Loading label={t('loading')}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {!data && error && (
        <ErrorNote
          compact
          title={messageOf(error, t('failed'))}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {data && !part && <Empty compact title={t('empty')} text={t('emptyText')} />}
      {part && (
        <>
          <SegmentedControl
            label={t('parts')}
            value={part}
            onChange={setPart}
            options={filled.map((value) => ({ value, label: t(value, { count: counts[value] }) }))}
          />
          {part === 'polls' && <RecordedPolls polls={polls} />}
          {part === 'board' && <RecordedBoard lessonRef={lessonRef} />}
          {(part === 'talk' || part === 'questions') && (
            <RecordedTalk
              key={part}
              lessonRef={lessonRef}
              only={part === 'questions' ? 'QUESTIONS' : undefined}
            />
          )}
        </>
      )}
    </section>
  )
}
