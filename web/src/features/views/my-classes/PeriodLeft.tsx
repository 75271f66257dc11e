import { daysLeft } from 'contract/money/enrolments/enrolments.rules'
import { useSite } from '../../../platform/site.tsx'
import { formatDay } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { periodLeftMessages } from './period-left.messages.ts'

/** From this number of days on, the remaining days are shown. */
const FEW = 7

/** The end of the learner's access, with the remaining days once they are few. */
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
