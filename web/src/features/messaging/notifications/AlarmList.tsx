import { alarmSentence } from 'contract/messaging/notifications/sentences'
import {
  IconBell,
  IconBook2,
  IconBroadcast,
  IconCalendarCheck,
  IconHeart,
  IconReceiptRefund,
  IconSpeakerphone,
  IconStar,
  IconTargetArrow,
  IconUserPlus,
  type Icon as Sign,
} from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Alarm } from 'contract/messaging/notifications/schemas'
import { subjectOf, type AlarmSubject } from 'contract/messaging/notifications/notifications.rules'
import type { Language } from 'contract/i18n/languages'
import { notificationSentences } from '../../../notification-sentences.ts'
import { formatMonth, formatStamp } from '../../../platform/time.ts'
import { useSite } from '../../../platform/site.tsx'
import { useReached } from '../../../platform/use-reached.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { useAlarms, useReadAlarms } from './notifications.api.ts'
import { alarmMessages } from './notifications.messages.ts'
import css from './AlarmList.module.css'

/**
 * Notifications by month, newest first. Opening the list marks them as read; new ones keep their dot while it is open.
 */
export function AlarmList({ onGo }: { onGo: () => void }) {
  const t = useMessages(alarmMessages)
  const { language } = useSite()
  const { alarms, readSeq, isLoading, error, retry, ...more } = useAlarms(true)
  const end = useReached(() => !more.isLoadingMore && more.loadMore())
  const readBefore = useReadOnce(isLoading || error ? null : readSeq)
  if (isLoading) return <SkeletonText lines={6} />
  if (error) return <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (alarms.length === 0) return <Empty title={t('none')} compact />
  const months = byMonth(alarms, language)
  return (
    <div className={css.list}>
      {[...months].map(([month, own]) => (
        <section key={month}>
          <h3>{month}</h3>
          <ul>
            {own.map((alarm) => (
              <Item key={alarm.alarmSeq} alarm={alarm} isNew={alarm.alarmSeq > readBefore} onGo={onGo} />
            ))}
          </ul>
        </section>
      ))}
      {more.hasMore && (
        <div ref={end}>
          <Button variant="outline" wide loading={more.isLoadingMore} onPress={more.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function byMonth(alarms: Alarm[], language: Language) {
  const months = new Map<string, Alarm[]>()
  for (const alarm of alarms) {
    const month = formatMonth(alarm.createdAt, language)
    months.set(month, [...(months.get(month) ?? []), alarm])
  }
  return months
}

const icons: Record<AlarmSubject, Sign> = {
  main: IconBell,
  class: IconStar,
  enrolment: IconBook2,
  attendance: IconCalendarCheck,
  mission: IconTargetArrow,
  live: IconBroadcast,
  cancelled: IconReceiptRefund,
  member: IconUserPlus,
  post: IconSpeakerphone,
  like: IconHeart,
  other: IconBell,
}

function Item({ alarm, isNew, onGo }: { alarm: Alarm; isNew: boolean; onGo: () => void }) {
  const t = useMessages(alarmMessages)
  const { language, keywords } = useSite()
  const Icon = icons[subjectOf(alarm.alarmType)]
  return (
    <li>
      <Anchor href={alarm.path} onClick={onGo} data-unread={isNew || undefined}>
        <span className={css.icon}>
          {alarm.profileImageUrl ? (
            <img src={alarm.profileImageUrl} alt="" width={38} height={38} loading="lazy" />
          ) : (
            <Icon size={19} stroke={1.7} aria-hidden />
          )}
        </span>
        <span className={css.words}>
          {alarmSentence(alarm, { language, keywords }, notificationSentences)}
          <time dateTime={alarm.createdAt} className="num">
            {formatStamp(alarm.createdAt, language)}
          </time>
        </span>
        {isNew && <i className={css.dot} role="img" aria-label={t('unread')} />}
      </Anchor>
    </li>
  )
}

/** Clears the badge once the list is loaded, and returns the last position read before. */
function useReadOnce(readSeq: number | null) {
  const { run } = useReadAlarms()
  const [before, setBefore] = useState(readSeq)
  if (before === null && readSeq !== null) setBefore(readSeq)
  const isThere = before !== null
  const read = useEffectEvent(() => void run({}).catch(() => null))
  useEffect(() => {
    if (isThere) read()
  }, [isThere])
  return before ?? 0
}
