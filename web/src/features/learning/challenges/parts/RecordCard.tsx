import { IconFlame } from '@tabler/icons-react'
import { useSite } from '../../../../platform/site.tsx'
import { formatDay } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { ProgressRing } from '../../../../ui/Progress.tsx'
import type { Today } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import { DepositLine } from './DepositLine.tsx'
import css from '../today.module.css'

interface RecordCardProps {
  record: NonNullable<Today['record']>
  /** Which day of the term today is. */
  today: number | null
  deposit: Today['deposit']
}
/** How far the participant is: the rate, the days in a row, and a mark for each day. */
export function RecordCard({ record, today, deposit }: RecordCardProps) {
  const t = useMessages(challengeTodayMessages)
  const { language } = useSite()
  const { done, total, rate, streak, days } = record
  return (
    <Card className={css.record}>
      <div className={css.figures}>
        <ProgressRing value={rate} label={t('rate', { rate })} size={84}>
          <b className="num">{rate}%</b>
        </ProgressRing>
        <div>
          <p className={css.streak}>
            <IconFlame size={22} aria-hidden />
            <b className="num">{t('streak', { count: streak })}</b>
          </p>
          <p className="num">{t('done', { total, done })}</p>
        </div>
      </div>
      {deposit && <DepositLine deposit={deposit} />}
      <ol className={css.days} aria-label={t('days')}>
        {days.map(({ day, state }, at) => (
          <li key={day} data-state={state} aria-current={at + 1 === today ? 'date' : undefined}>
            <span aria-hidden className="num">
              {at + 1}
            </span>
            <span className="visually-hidden">
              {formatDay(`${day}T00:00:00+09:00`, language)} {t(`day${state}`)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
