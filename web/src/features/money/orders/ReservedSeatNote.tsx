import { timeLeft } from 'contract/teaching/courses/settings.rules'
import { useSite } from '../../../platform/site.tsx'
import { formatMoment } from '../../../platform/time.ts'
import { useNow } from '../../../platform/use-now.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { reservedSeatMessages } from './reserved-seat.messages.ts'

const LONG_HOURS = 2

const texts = {
  /** Where a class is looked at. */
  CLASS: { held: 'held', over: 'over' },
  /** Where it is paid. */
  CHECKOUT: { held: 'heldToPay', over: 'overToPay' },
} as const

/**
 * For how long a seat is held, second by second, and that the time is over once it is. A screen reader announces whole
 * minutes.
 */
export function ReservedSeatNote({ until, on = 'CLASS' }: { until: Date; on?: keyof typeof texts }) {
  const t = useMessages(reservedSeatMessages)
  const left = timeLeft(until, useNow({ everySecond: true }))
  const { language } = useSite()
  const { held, over } = texts[on]
  if (left === null) return <span role="status">{t(over)}</span>
  // Held for a bank deposit: the moment says more than seconds.
  if (left.d > 0 || left.h >= LONG_HOURS)
    return <span>{t(`${held}Long`, { date: formatMoment(until, language) })}</span>
  const minutes = left.h * 60 + left.m
  const announced = t('minutes', { minutes: left.s > 0 ? minutes + 1 : minutes })
  return (
    <>
      <span className="num" aria-hidden>
        {t(held, { left: t('left', { minutes, seconds: left.s }) })}
      </span>
      <VisuallyHidden live>{t(held, { left: announced })}</VisuallyHidden>
    </>
  )
}
