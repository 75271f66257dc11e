import {
  IconCalendar,
  IconClock,
  IconCoin,
  IconHourglass,
  IconInfinity,
  IconUsers,
} from '@tabler/icons-react'
import { accessSpan } from 'contract/money/enrolments/enrolments.rules'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import { userLimitTypes } from 'contract/values/type-codes'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay, formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { packageMessages } from '../package.messages.ts'
import css from '../PackagePage.module.css'

interface FactsProps {
  course: CourseDetail
  contents: PackageContents
}

/** How long, how many, until when. */
export function PackageFacts({ course, contents }: FactsProps) {
  const t = useMessages(packageMessages)
  const words = useMessages(courseMessages)
  const { language } = useSite()
  const minutes = Math.round(contents.list.reduce((sum, one) => sum + one.totalSeconds, 0) / 60)
  const { maxUserCount: max, attendCount, userLimitTypeCd, startAt, payEndAt, vodDays } = course
  const span = accessSpan(vodDays)
  const facts = [
    minutes > 0 && {
      Icon: IconClock,
      text:
        minutes < 60
          ? t('minutes', { minutes })
          : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    },
    contents.expectedEnd === null
      ? { Icon: IconInfinity, text: t('unlimited') }
      : {
          Icon: IconHourglass,
          text: `${words(span.unit, { count: span.count })} · ${t('until', {
            date: formatDay(`${contents.expectedEnd}T00:00:00+09:00`, language, { withYear: true }),
          })}`,
        },
    userLimitTypeCd !== userLimitTypes.unlimited &&
      max !== null && { Icon: IconUsers, text: t('seats', { count: Math.max(0, max - attendCount) }) },
    startAt !== null && { Icon: IconCalendar, text: `${words('start')} ${formatDay(startAt, language)}` },
    payEndAt !== null && {
      Icon: IconCalendar,
      text: `${words('payEnd')} ${formatMoment(payEndAt, language)}`,
    },
    contents.krwOnly && { Icon: IconCoin, text: t('wonOnly') },
  ].filter((fact) => fact !== false)
  return (
    <ul className={css.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text}>
          <Icon size={18} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  )
}
