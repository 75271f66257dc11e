import type { CourseDetail } from 'contract/views/class-page/schemas'
import { weekdayName } from 'contract/values/moments'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { kindMessages } from './course-kind.messages.ts'

type Running = Pick<
  CourseDetail,
  'scheduleTypeCd' | 'weekdays' | 'classStartTime' | 'classEndTime' | 'period'
>
/** `매주 화·목`, `19:30–21:00`, `2개월`: the parts of a schedule in order, without unknown ones. */
export function useScheduleMessages({
  scheduleTypeCd,
  weekdays,
  classStartTime,
  classEndTime,
  period,
}: Running) {
  const t = useMessages(kindMessages)
  const { language } = useSite()
  if (scheduleTypeCd === 'S') return [t('once')]
  if (scheduleTypeCd !== 'R' || weekdays.length === 0) return []
  const days = weekdays.map((day) => weekdayName(day, language)).join(language === 'en' ? ', ' : '·')
  return [
    t('weekly', { days }),
    ...(classStartTime && classEndTime ? [t('hours', { from: classStartTime, until: classEndTime })] : []),
    ...(period ? [t('months', { count: period })] : []),
  ]
}
