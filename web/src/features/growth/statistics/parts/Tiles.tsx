import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { DashboardRow } from 'contract/growth/statistics/schemas'
import { changeOf, countDays } from 'contract/growth/statistics/statistics.rules'
import { htmlLanguage } from 'contract/i18n/languages'
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
      <Tile name={t('periodSale')} {...money(baseChannel)} change={<Change dashboard={dashboard} />} />
    </dl>
  )
}

interface TileProps {
  name: string
  value: ReactNode
  hint: string
  change?: ReactNode
}
const Tile = ({ name, value, hint, change }: TileProps) => (
  <div className={css.tile}>
    <dt>{name}</dt>
    <dd>
      <b className="num">{value}</b>
      <small className="num">{hint}</small>
      {change}
    </dd>
  </div>
)

/** How sales in won changed since as many days before; nothing where there were none. docs/rules.md R-1188. */
function Change({ dashboard: { baseChannel, previous, startAt, endAt } }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const net = difference(sumOf(baseChannel, paidOf), sumOf(baseChannel, cancelledOf)).krw
  const change = changeOf(net, previous.paymentAmountKrw - previous.cancelAmountKrw)
  if (change === null) return null
  const isMore = change >= 0
  const Sign = isMore ? IconArrowUpRight : IconArrowDownRight
  const percent = new Intl.NumberFormat(htmlLanguage(language), { maximumFractionDigits: 1 }).format(
    Math.abs(change) / 10,
  )
  return (
    <small className={css.change} data-is={isMore ? 'more' : 'less'}>
      <Sign size={16} aria-hidden="true" />
      <span className="num">
        {t(isMore ? 'moreThanBefore' : 'lessThanBefore', { percent, days: countDays(startAt, endAt) })}
      </span>
    </small>
  )
}
