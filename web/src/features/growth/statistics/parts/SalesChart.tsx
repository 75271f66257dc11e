import { useState, type PointerEvent } from 'react'
import { htmlLanguage, type Language } from 'contract/i18n/languages'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { areaUnder, BOX, ceilingOf, labelsShown, lineThrough, pointsOf } from '../chart.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import { amountText, cancelledOf, paidOf, sumOf } from './amounts.ts'
import { useRowLabel } from './row-label.ts'
import css from './SalesChart.module.css'

const STEPS = [1, 0.75, 0.5, 0.25, 0]

/** Paid and cancelled won over the period, with dollars in the words. Two lines do not need a library. */
export function SalesChart({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const short = shortOf(language)
  const labelOf = useRowLabel(dashboard.searchType)
  const [at, setAt] = useState<number | null>(null)
  const rows = dashboard.baseChannel
  const paid = rows.map(({ paymentAmountKrw }) => paymentAmountKrw)
  const cancelled = rows.map(({ cancelAmountKrw }) => cancelAmountKrw)
  const ceiling = ceilingOf([...paid, ...cancelled])
  const lines = { paid: pointsOf(paid, ceiling), cancelled: pointsOf(cancelled, ceiling) }
  const label = t('chartLabel', {
    from: dashboard.startAt,
    to: dashboard.endAt,
    paid: amountText(sumOf(rows, paidOf), language),
    cancelled: amountText(sumOf(rows, cancelledOf), language),
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(Math.round(((event.clientX - left) / width) * (rows.length - 1)))
  }
  const shown = at === null ? undefined : rows[at]
  return (
    <figure className={css.chart} aria-label={label}>
      <div className={css.heights} aria-hidden="true">
        {STEPS.map((share) => (
          <span key={share}>{short.format(ceiling * share)}</span>
        ))}
      </div>
      <div className={css.field} onPointerMove={point} onPointerLeave={() => setAt(null)}>
        <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none" aria-hidden="true">
          {STEPS.map((share) => (
            <path key={share} className={css.grid} d={`M0 ${BOX.height * (1 - share)}H${BOX.width}`} />
          ))}
          <path className={css.area} d={areaUnder(lines.paid)} />
          <path className={css.cancelled} d={lineThrough(lines.cancelled)} />
          <path className={css.paid} d={lineThrough(lines.paid)} />
        </svg>
        {shown && at !== null && (
          <div className={css.tip} style={{ left: `${tipAt(at, rows.length)}%` }}>
            <b>{labelOf(shown.baseDate)}</b>
            <span>
              {t('paid')} {amountText(paidOf(shown), language)}
            </span>
            <span>
              {t('cancelled')} {amountText(cancelledOf(shown), language)}
            </span>
          </div>
        )}
      </div>
      <div className={css.labels} aria-hidden="true">
        {labelsShown(rows.length).map((index) => (
          <span key={index}>{labelOf(rows[index]?.baseDate ?? '')}</span>
        ))}
      </div>
    </figure>
  )
}

/** Keeps the tooltip inside the chart at both ends. */
const tipAt = (index: number, count: number) =>
  Math.min(86, Math.max(14, (index / Math.max(1, count - 1)) * 100))

/** The number format of the axis: 800만, 8M. */
const shortOf = (language: Language) => new Intl.NumberFormat(htmlLanguage(language), { notation: 'compact' })
