import { IconBroadcast } from '@tabler/icons-react'
import type { LiveItem } from 'contract/learning/live/schemas'
import { isHost, type JoinWindow } from 'contract/teaching/curriculum/live-items.rules'
import { liveTypes } from 'contract/values/type-codes'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment, formatTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { leftText } from '../live/live-text.ts'
import { liveMessages } from '../live/live.messages.ts'
import { liveScreenMessages } from './screen.messages.ts'
import css from './LiveRoom.module.css'

interface CardProps {
  live: LiveItem
  joinWindow: JoinWindow
  now: Date
}

/** What the user is about to enter, and when it begins. */
export function LessonCard({ live, joinWindow: { startsAt, endsAt }, now }: CardProps) {
  const t = useMessages(liveScreenMessages)
  const tLive = useMessages(liveMessages)
  const { language } = useSite()
  const left = startsAt.getTime() - now.getTime()
  return (
    <div className={css.card}>
      <Kind tone={left > 0 ? 'soon' : 'live'}>
        <IconBroadcast size={15} aria-hidden />{' '}
        {left > 0 ? t('startsIn', { left: leftText(left, tLive) }) : t('running')}
      </Kind>
      <h1>{live.curriculumTitle}</h1>
      <p>{live.title}</p>
      <p className="num">
        {formatMoment(startsAt, language)} – {formatTime(endsAt)}
      </p>
      {isHost(live.userType) && <p className={css.role}>{t('hostedBy')}</p>}
      {live.liveType === liveTypes.webinar && !isHost(live.userType) && (
        <p className={css.role}>{t('webinar')}</p>
      )}
    </div>
  )
}
