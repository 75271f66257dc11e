import type { ReactNode } from 'react'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { Dashboard } from '../statistics.api.ts'
import { statisticsMessages } from '../statistics.messages.ts'
import css from './Tiles.module.css'

/** The figures of today and of the chosen period. Sales are paid minus cancelled amounts. */
export function Tiles({ dashboard }: { dashboard: Dashboard }) {
  const t = useMessages(statisticsMessages)
  const { language } = useSite()
  const { today, baseChannel, memberCount, publicCourseCount } = dashboard
  const amount = (value: number) => formatAmount(value, 'KRW', language)
  const money = (paid: number, cancelled: number) => ({
    value: amount(paid - cancelled),
    hint: t('todaySaleHint', { paid: amount(paid), cancelled: amount(cancelled) }),
  })
  const paid = baseChannel.reduce((all, row) => all + row.paymentAmountKrw, 0)
  const cancelled = baseChannel.reduce((all, row) => all + row.cancelAmountKrw, 0)
  return (
    <dl className={css.tiles}>
      <Tile name={t('todaySale')} {...money(today.paymentAmountKrw, today.cancelAmountKrw)} />
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
      <Tile name={t('periodSale')} {...money(paid, cancelled)} />
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
