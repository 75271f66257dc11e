import type { ReactNode } from 'react'
import type { DashboardRow } from 'contract/growth/statistics/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import { amountText, cancelledOf, difference, paidOf, sumOf } from './amounts.ts'
import css from './Tiles.module.css'

/** The figures of today and of the chosen period. Sales are paid minus cancelled amounts. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const { today, baseChannel, memberCount, publicCourseCount } = dashboard
  const money = (rows: readonly DashboardRow[]) => {
    const [paid, cancelled] = [sumOf(rows, paidOf), sumOf(rows, cancelledOf)]
    return {
      value: amountText(difference(paid, cancelled), language),
      hint: t('todaySaleHint', {
        paid: amountText(paid, language),
        cancelled: amountText(cancelled, language),
      }),
    }
  }
  return (
    <dl className={css.tiles}>
      <Tile name={t('todaySale')} {...money([today])} />
      <Tile
        name={t('newMembers')}
        value={t('people', { count: today.newMemberCount })}
        hint={t('newMembersHint', { count: memberCount })}
      />
      <Tile
        name={t('attends')}
        value={t('times', { count: today.classAttendCount })}
        hint={t('attendsHint', { count: publicCourseCount })}
      />
      <Tile name={t('periodSale')} {...money(baseChannel)} />
    </dl>
  )
}

const Tile = ({ name, value, hint }: { name: string; value: ReactNode; hint: string }) => (
  <div className={css.tile}>
    <dt>{name}</dt>
    <dd>
      <b className="num">{value}</b>
      <small className="num">{hint}</small>
    </dd>
  </div>
)
