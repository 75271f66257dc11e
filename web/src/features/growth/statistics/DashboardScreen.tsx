import { useState, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { dateFilters } from 'contract/growth/statistics/statistics.rules'
import { now } from '../../../platform/clock.ts'
import { Head } from '../../../platform/Head.tsx'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { PlanLimitNote } from '../../money/plan-subscriptions/PlanLimitNote.tsx'
import { RecentSales } from '../../money/orders/RecentSales.tsx'
import css from './DashboardScreen.module.css'
import { Guide } from './parts/Guide.tsx'
import { dayText } from './parts/row-label.ts'
import { isWithoutSales, SalesCharts } from './parts/SalesChart.tsx'
import { SalesTable } from './parts/SalesTable.tsx'
import { Tiles } from './parts/Tiles.tsx'
import { Visitors } from './parts/Visitors.tsx'
import { hasBoth, periodFrom } from './period.ts'
import { useDashboard, type Dashboard } from './statistics.api.ts'
import { statisticsMessages } from './statistics.messages.ts'

/** `Pending` shows above the figures what waits for staff. */
export function DashboardScreen({ Pending }: { Pending: ComponentType }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const [params, setParams] = useSearchParams()
  const period = periodFrom(params)
  const isHourly = params.get('by') === 'hour'
  const { data, error, refetch } = useDashboard(period, isHourly)
  const choose = (name: 'period' | 'by', chosen: string) =>
    setParams(
      (current) => {
        current.set(name, chosen)
        return current
      },
      { replace: true },
    )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        sub={data && t('range', { from: dayText(data.startAt, language), to: dayText(data.endAt, language) })}
        actions={
          <>
            {hasBoth(period, now()) && (
              <SegmentedControl
                label={t('by')}
                value={isHourly ? 'hour' : 'day'}
                onChange={(chosen) => choose('by', chosen)}
                options={[
                  { value: 'day', label: t('byDay') },
                  { value: 'hour', label: t('byHour') },
                ]}
              />
            )}
            <Select
              label={t('period')}
              hideLabel
              value={period}
              onChange={(chosen) => choose('period', chosen)}
              options={dateFilters.map((value) => ({ value, label: t(value) }))}
            />
          </>
        }
      />
      <PlanLimitNote />
      <Pending />
      {data && <Figures dashboard={data} />}
      {!data && error && (
        <ErrorNote
          title={t('failed')}
          text={error.message}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <Waiting label={t('loading')} />}
    </>
  )
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const [shownAs, setShownAs] = useState('chart')
  return (
    <>
      <Tiles dashboard={dashboard} />
      <div className={css.grid}>
        <section className={css.card} aria-label={t('chart')}>
          <header>
            <h2>{t('chart')}</h2>
            <SegmentedControl
              label={t('shownAs')}
              value={shownAs}
              onChange={setShownAs}
              options={[
                { value: 'chart', label: t('asChart') },
                { value: 'table', label: t('asTable') },
              ]}
            />
          </header>
          {shownAs === 'table' && <SalesTable dashboard={dashboard} />}
          {shownAs === 'chart' && (
            <>
              <p className={css.legend} aria-hidden="true">
                {isWithoutSales(dashboard) && <em>{t('noSales')}</em>}
                <span>{t('paid')}</span>
                <span data-of="cancelled">{t('cancelled')}</span>
              </p>
              <SalesCharts dashboard={dashboard} />
            </>
          )}
        </section>
        <Guide />
      </div>
      <Visitors dashboard={dashboard} />
      <RecentSales />
    </>
  )
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={css.waiting}>
      {[1, 2, 3, 4].map((tile) => (
        <SkeletonBlock key={tile} height={112} radius={14} />
      ))}
    </div>
    <SkeletonBlock height={348} radius={14} />
  </Loading>
)
