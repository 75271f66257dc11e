import { daysLeft } from 'contract/money/enrolments/enrolments.rules'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { periodLeftMessages } from './period-left.messages.ts'

/** So few days that it is worth saying. */
const FEW = 7

/** Until when the learner has access, with the days left once they are few; or that the access is over. */
export function PeriodLeft({ validAt }: { validAt: string | null }) {
  const t = useMessages(periodLeftMessages)
  const { language } = useSite()
  const now = useNow()
  if (validAt === null) return t('unlimited')
  const end = new Date(validAt)
  const date = formatDay(validAt, language, { withYear: true })
  if (end <= now) return t('over', { date })
  const left = daysLeft(end, now)
  return (
    <>
      {left <= FEW && <Kind tone="soon">{left === 0 ? t('today') : t('left', { count: left })}</Kind>}
      {t('until', { date })}
    </>
  )
}
