import { IconClock } from '@tabler/icons-react'
import { timeLeft } from 'contract/teaching/courses/settings.rules'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { reservedSeatMessages } from '../reserved-seat.messages.ts'
import { ReservedSeatNote } from '../ReservedSeatNote.tsx'
import css from './ReservedSeatBand.module.css'

const FEW_MINUTES = 5

/** Above the checkout: for how long the seat is held. */
export function ReservedSeatBand({ until }: { until: Date }) {
  const t = useMessages(reservedSeatMessages)
  const { language } = useSite()
  const left = timeLeft(until, useNow({ everySecond: true }))
  const isFew = left === null || left.h * 60 + left.m < FEW_MINUTES
  return (
    <section className={cx(css.band, isFew && css.few)} aria-label={t('seat')}>
      <div className={`wrap ${css.inner}`}>
        <p>
          <IconClock size={18} aria-hidden /> <ReservedSeatNote until={until} on="CHECKOUT" />
        </p>
        {left !== null && <small>{t('until', { date: formatMoment(until, language) })}</small>}
      </div>
    </section>
  )
}
