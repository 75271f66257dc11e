import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import { amountText, cancelledOf, paidOf } from './amounts.ts'
import { useRowLabel } from './row-label.ts'
import css from './SalesTable.module.css'

/** The figures of the chart as a table. */
export function SalesTable({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const labelOf = useRowLabel(dashboard)
  return (
    <div className={css.table}>
      <DataTable
        label={t('chart')}
        rows={dashboard.baseChannel}
        keyOf={({ baseDate }) => baseDate}
        columns={[
          {
            key: 'day',
            head: t(dashboard.searchType === 'DAILY' ? 'day' : 'hour'),
            cell: ({ baseDate }) => labelOf(baseDate),
          },
          { key: 'paid', head: t('paid'), cell: (row) => amountText(paidOf(row), language), end: true },
          {
            key: 'cancelled',
            head: t('cancelled'),
            cell: (row) => amountText(cancelledOf(row), language),
            end: true,
          },
          { key: 'members', head: t('members'), cell: (row) => row.newMemberCount, end: true },
          { key: 'visitors', head: t('visitors'), cell: (row) => row.visitorCount, end: true },
          { key: 'enrolments', head: t('enrolments'), cell: (row) => row.classAttendCount, end: true },
        ]}
      />
    </div>
  )
}
