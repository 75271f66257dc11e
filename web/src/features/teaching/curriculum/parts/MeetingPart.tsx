import { useState, type ReactNode } from 'react'
import type { LessonMeeting } from 'contract/teaching/lesson-meetings/schemas'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useRetryMeeting } from '../curriculum.api.ts'
import type { PartProps } from '../item-kind.ts'
import { meetingMessages } from '../meeting.messages.ts'

interface MeetingPartProps extends Pick<PartProps, 'draft' | 'change'> {
  courseSeq: CourseSeq
  /** The stored lesson; null for a new one. */
  item: EditableItem | null
  /** The fields for links. */
  children: ReactNode
}
/** The meeting that the lesson makes by itself, unless staff use a link of their own. */
export function MeetingPart({ draft, change, courseSeq, item, children }: MeetingPartProps) {
  const t = useMessages(meetingMessages)
  const [usesOwn, setUsesOwn] = useState(Boolean(draft.joinUrl || draft.startUrl))
  const choose = (isOwn: boolean) => {
    setUsesOwn(isOwn)
    if (!isOwn) change({ joinUrl: '', startUrl: '', password: '' })
  }
  const isStored = item !== null && item.liveTypeCd === draft.liveTypeCd
  return (
    <>
      {!usesOwn &&
        (isStored && item.meeting ? (
          <Stored courseSeq={courseSeq} item={item} meeting={item.meeting} />
        ) : (
          <Notice title={t('byItself')}>{t('byItselfWhy')}</Notice>
        ))}
      <Switch label={t('own')} hint={t('ownWhy')} checked={usesOwn} onChange={choose} />
      {usesOwn && children}
    </>
  )
}

interface StoredProps {
  courseSeq: CourseSeq
  item: EditableItem
  meeting: LessonMeeting
}
function Stored({ courseSeq, item, meeting }: StoredProps) {
  const t = useMessages(meetingMessages)
  const { run, isRunning } = useRetryMeeting(courseSeq)
  const [now, setNow] = useState(meeting)
  const [said, setSaid] = useState('')
  const { state, fault, faultCode, meetingId } = now
  const retry = () =>
    run({ curriculumSeq: item.curriculumSeq }).then(
      (reply) => {
        setNow(reply)
        setSaid('')
      },
      (error: unknown) => setSaid(messageOf(error, t('retried'))),
    )
  if (fault === null)
    return state === 'MADE' ? (
      <Notice tone="ok" title={t('made')}>
        {t('madeWhy', { id: meetingId ?? '' })}
      </Notice>
    ) : (
      <Notice title={t('making')}>{t('byItselfWhy')}</Notice>
    )
  const title = state === 'MADE' ? 'notChanged' : state === 'MAKING' ? 'making' : 'failed'
  return (
    <Notice
      tone={fault === 'UNREACHABLE' ? 'soon' : 'error'}
      title={t(title)}
      action={
        <Button variant="outline" loading={isRunning} onPress={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {[t(fault), faultCode && t('code', { code: faultCode }), said].filter(Boolean).join(' ')}
    </Notice>
  )
}
