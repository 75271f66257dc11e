import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import type { Coupon, CouponResults } from '../coupon-settings.api.ts'
import { couponListMessages } from '../coupon-list.messages.ts'
import css from './coupons.module.css'

/** A part of a whole in percent with one decimal, rounded down; null of nothing. */
const shareOf = (part: number, whole: number) =>
  whole > 0 && part >= 0 ? Math.floor((part * 1000) / whole) / 10 : null

/** The month of a site's coupons: sales, discounts, use rate, first-time buyers. */
export function CouponFigures({ coupons, month }: { coupons: Coupon[]; month: CouponResults['month'] }) {
  const t = useMessages(couponListMessages)
  const { language } = useSite()
  const won = (amount: number) => formatAmount(amount, 'KRW', language)
  const issued = coupons.reduce((sum, { issuedCount }) => sum + issuedCount, 0)
  const used = coupons.reduce((sum, { usedCount }) => sum + usedCount, 0)
  const change = month.newBuyers - month.newBuyersBefore
  const share = shareOf(month.sales, month.siteSales)
  const given = shareOf(month.discount, month.sales)
  const changeText = change === 0 ? t('same') : t(change > 0 ? 'more' : 'fewer', { count: Math.abs(change) })
  const rows = [
    [
      t('monthSales'),
      won(month.sales),
      share === null ? t('noSales') : t('shareOfSales', { percent: share }),
    ],
    [
      t('given'),
      won(month.discount),
      given === null ? t('noSales') : t('shareOfCoupons', { percent: given }),
    ],
    [t('useRate'), `${Math.floor(shareOf(used, issued) ?? 0)}%`, t('issuedUsed', { issued, used })],
    [t('newBuyers'), t('people', { count: month.newBuyers }), changeText],
  ]
  return (
    <section aria-label={t('figures')}>
      <dl className={css.figures}>
        {rows.map(([name, value, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {value}
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
