import { useState, type PointerEvent } from 'react'
import type { DashboardRow } from 'contract/growth/statistics/schemas'
import { formatAmount } from 'contract/values/money'
import type { Currency } from 'contract/values/ids'
import { shortAmounts } from '../../../../platform/short-amount.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { areaUnder, BOX, ceilingOf, labelsShown, lineThrough, pointsOf } from '../chart.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import { isOfSeveralDays, useRowLabel } from './row-label.ts'
import css from './SalesChart.module.css'

const STEPS = [1, 0.75, 0.5, 0.25, 0]
/** The smallest top of an axis, in the smallest unit of the currency. */
const LEAST = { KRW: 100_000, USD: 100_00 }

type Amounts = (row: DashboardRow) => { paid: number; cancelled: number }
const amountsIn: Record<Currency, Amounts> = {
  KRW: (row) => ({ paid: row.paymentAmountKrw, cancelled: row.cancelAmountKrw }),
  USD: (row) => ({ paid: row.paymentAmountUsd, cancelled: row.cancelAmountUsd }),
}
const hasSalesIn = ({ baseChannel }: Dashboard, currency: Currency) =>
  baseChannel.map(amountsIn[currency]).some(({ paid, cancelled }) => paid !== 0 || cancelled !== 0)

/** The currencies to draw: those in which something was sold or cancelled, else won. */
export function currenciesIn(dashboard: Dashboard): Currency[] {
  const sold = (['KRW', 'USD'] as const).filter((currency) => hasSalesIn(dashboard, currency))
  return sold.length === 0 ? ['KRW'] : sold
}
export const isWithoutSales = (dashboard: Dashboard) =>
  !hasSalesIn(dashboard, 'KRW') && !hasSalesIn(dashboard, 'USD')

/** Paid and cancelled amounts over the period. Each currency has a chart and an axis of its own: won and dollars have no common one. */
export function SalesCharts({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const currencies = currenciesIn(dashboard)
  return currencies.map((currency) => (
    <div key={currency} className={css.of}>
      {(currencies.length > 1 || currency === 'USD') && <h3>{t(`chart${currency}`)}</h3>}
      <SalesChart dashboard={dashboard} currency={currency} />
    </div>
  ))
}

/** Two lines do not need a library. */
function SalesChart({ dashboard, currency }: { dashboard: Dashboard; currency: Currency }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const short = shortAmounts(currency, language)
  const labelOf = useRowLabel(dashboard)
  const [at, setAt] = useState<number | null>(null)
  const rows = dashboard.baseChannel
  const amounts = rows.map(amountsIn[currency])
  const paid = amounts.map((one) => one.paid)
  const cancelled = amounts.map((one) => one.cancelled)
  const ceiling = ceilingOf([...paid, ...cancelled], LEAST[currency])
  const lines = { paid: pointsOf(paid, ceiling), cancelled: pointsOf(cancelled, ceiling) }
  const money = (amount: number) => formatAmount(amount, currency, language)
  const label = t('chartLabel', {
    from: dashboard.startAt,
    to: dashboard.endAt,
    paid: money(sum(paid)),
    cancelled: money(sum(cancelled)),
  })
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(Math.round(((event.clientX - left) / width) * (rows.length - 1)))
  }
  const shown = at === null ? undefined : amounts[at]
  return (
    <figure className={css.chart} aria-label={label}>
      <div className={css.heights} aria-hidden="true">
        {STEPS.map((share) => (
          <span key={share}>{short(ceiling * share)}</span>
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
            <b>{labelOf(rows[at]?.baseDate ?? '')}</b>
            <span>
              {t('paid')} {money(shown.paid)}
            </span>
            <span>
              {t('cancelled')} {money(shown.cancelled)}
            </span>
          </div>
        )}
      </div>
      <div className={css.labels} aria-hidden="true">
        {labelsShown(rows.length, isOfSeveralDays(dashboard) ? 3 : 6).map((index) => (
          <span key={index}>{labelOf(rows[index]?.baseDate ?? '')}</span>
        ))}
      </div>
    </figure>
  )
}

const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0)

/** Keeps the tooltip inside the chart at both ends. */
const tipAt = (index: number, count: number) =>
  Math.min(86, Math.max(14, (index / Math.max(1, count - 1)) * 100))
