import { useState, type ReactNode } from 'react'
import type { LessonMeeting } from 'contract/teaching/lesson-meetings/schemas'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useRetryMeeting } from '../curriculum.api.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
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
  const service = useServiceName(draft.liveTypeCd)
  const isStored = item !== null && item.liveTypeCd === draft.liveTypeCd
  return (
    <>
      {!usesOwn &&
        (isStored && item.meeting ? (
          <Stored courseSeq={courseSeq} item={item} meeting={item.meeting} service={service} />
        ) : (
          <Notice title={t('byItself', { service })}>{t('byItselfWhy', { service })}</Notice>
        ))}
      <Switch label={t('own')} hint={t('ownWhy')} checked={usesOwn} onChange={choose} />
      {usesOwn && children}
    </>
  )
}

/** Services are called the same in every language; lessons of before were held at Zoom. */
function useServiceName(liveTypeCd: LiveTypeCd | null | undefined) {
  const t = useMessages(curriculumMessages)
  return t(`liveType${liveTypeCd ?? liveServices.zoom}`)
}

interface StoredProps {
  courseSeq: CourseSeq
  item: EditableItem
  meeting: LessonMeeting
  /** The name of the service. */
  service: string
}
function Stored({ courseSeq, item, meeting, service }: StoredProps) {
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
      <Notice tone="ok" title={t('made', { service })}>
        {[meetingId && t('madeId', { id: meetingId }), t('madeWhy')].filter(Boolean).join(' ')}
      </Notice>
    ) : (
      <Notice title={t('making', { service })}>{t('byItselfWhy', { service })}</Notice>
    )
  const title = state === 'MADE' ? 'notChanged' : state === 'MAKING' ? 'making' : 'failed'
  return (
    <Notice
      tone={fault === 'UNREACHABLE' ? 'soon' : 'error'}
      title={t(title, { service })}
      action={
        <Button variant="outline" loading={isRunning} onPress={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {[t(fault, { service }), faultCode && t('code', { service, code: faultCode }), said]
        .filter(Boolean)
        .join(' ')}
    </Notice>
  )
}
