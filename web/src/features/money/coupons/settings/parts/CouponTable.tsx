import { IconDots, IconTicket } from '@tabler/icons-react'
import { useState } from 'react'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { formatDay } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Card } from '../../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../../ui/DataTable.tsx'
import { Menu } from '../../../../../ui/layers/Menu.tsx'
import { ProgressBar } from '../../../../../ui/Progress.tsx'
import { Kind } from '../../../../../ui/Tag.tsx'
import { useTicketText } from '../../use-ticket-text.ts'
import { couponListMessages } from '../coupon-list.messages.ts'
import type { Coupon, CouponResults } from '../coupon-settings.api.ts'
import { useCouponActions } from '../use-coupon-actions.ts'
import { DeleteCoupon } from './DeleteCoupon.tsx'
import css from './coupons.module.css'

interface CouponTableProps {
  coupons: Coupon[]
  results: CouponResults['list']
}

/** One row for each coupon: what it is, how much of it was used, what it brought. */
export function CouponTable({ coupons, results }: CouponTableProps) {
  const t = useMessages(couponListMessages)
  const text = useTicketText()
  const { language } = useSite()
  const [deleting, setDeleting] = useState<Coupon | null>(null)
  const itemsOf = useCouponActions(setDeleting)
  const rowsOf = (coupon: Coupon) => {
    const own = results.filter(({ couponInfoSeq }) => couponInfoSeq === coupon.couponInfoSeq)
    return own.length > 0 ? own : [{ currency: 'KRW' as const, sales: 0, discount: 0 }]
  }
  const columns: Column<Coupon>[] = [
    { key: 'name', head: t('coupon'), cell: (coupon) => <Name coupon={coupon} />, bare: true },
    {
      key: 'off',
      head: t('discount'),
      cell: (coupon) => <span className={`num ${css.strong}`}>{text.offOf(coupon)}</span>,
      end: true,
    },
    { key: 'period', head: t('period'), cell: (coupon) => <Period coupon={coupon} /> },
    { key: 'use', head: t('use'), cell: (coupon) => <Use {...coupon} /> },
    {
      key: 'sales',
      head: t('sales'),
      cell: (coupon) =>
        rowsOf(coupon).map(({ currency, sales }) => (
          <div key={currency} className={`num ${css.strong}`}>
            {formatAmount(sales, currency, language)}
          </div>
        )),
      end: true,
    },
    {
      key: 'discounted',
      head: t('discounted'),
      cell: (coupon) =>
        rowsOf(coupon).map(({ currency, discount }) => (
          <div key={currency} className={`num ${css.faint}`}>
            {discount > 0 && '−'}
            {formatAmount(discount, currency, language)}
          </div>
        )),
      end: true,
    },
    { key: 'state', head: t('state'), cell: (coupon) => <State coupon={coupon} /> },
    {
      key: 'actions',
      head: t('actions'),
      cell: (coupon) => (
        <Menu
          label={t('actionsOf', { name: coupon.name })}
          icon={<IconDots size={18} />}
          items={itemsOf(coupon)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return (
    <>
      <Card pad="none">
        <DataTable
          label={t('title')}
          columns={columns}
          rows={coupons}
          keyOf={({ couponInfoSeq }) => couponInfoSeq}
        />
      </Card>
      {deleting && <DeleteCoupon coupon={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

function Period({ coupon }: { coupon: Coupon }) {
  const t = useMessages(couponListMessages)
  const { language } = useSite()
  const text = useTicketText()
  const { state, startsAt } = coupon
  if (state === 'SCHEDULED')
    return <span className={`num ${css.line}`}>{t('from', { date: formatDay(startsAt, language) })}</span>
  const date = text.lastDay(coupon.endsAt)
  return <span className={`num ${css.line}`}>{t(state === 'ENDED' ? 'ended' : 'until', { date })}</span>
}

function Name({ coupon }: { coupon: Coupon }) {
  const t = useMessages(couponListMessages)
  const { conditionOf } = useTicketText()
  const way = coupon.code ?? t(coupon.linkToken ? 'byLink' : 'byDownload')
  return (
    <span className={css.name}>
      <i>
        <IconTicket size={18} aria-hidden="true" />
      </i>
      <span>
        <b>{coupon.name}</b>
        <small>
          {way} · {conditionOf(coupon)}
        </small>
      </span>
    </span>
  )
}

/** Used of all that can be given out; of those given out where there is no limit. */
function Use({ name, usedCount, issuedCount, totalLimit }: Coupon) {
  const t = useMessages(couponListMessages)
  const all = totalLimit ?? issuedCount
  return (
    <span className={css.use}>
      <ProgressBar
        size="thin"
        value={all === 0 ? 0 : (usedCount / all) * 100}
        label={t('rateOf', { name })}
      />
      <span className="num">{t('usedOf', { used: usedCount, issued: all })}</span>
    </span>
  )
}

const tones = { RUNNING: 'ok', SCHEDULED: 'vod', ENDED: 'plain', OFF: 'plain' } as const
const FEW = 0.5

function State({ coupon }: { coupon: Coupon }) {
  const t = useMessages(couponListMessages)
  const { language } = useSite()
  const { state, totalLimit, issuedCount, startsAt } = coupon
  if (state === 'SCHEDULED')
    return <Kind tone="vod">{t('starts', { date: formatDay(startsAt, language) })}</Kind>
  const left = totalLimit === null ? null : totalLimit - issuedCount
  if (state === 'RUNNING' && left !== null && totalLimit !== null && left < totalLimit * FEW)
    return <Kind tone="soon">{t('left', { count: left })}</Kind>
  return <Kind tone={tones[state]}>{t(state)}</Kind>
}
