import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RefundSteps } from '../../refunds/RefundSteps.tsx'
import { refundMessages } from '../../refunds/refunds.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

/** What is refunded when, in the money of this order. */
export function RefundBlock({ refund, currency }: Pick<PaymentInfo, 'refund' | 'currency'>) {
  const t = useMessages(orderMessages)
  const terms = useMessages(refundMessages)
  const { counts, fullDays, steps } = refund
  return (
    <section className={css.block}>
      <h2>{t('refund')}</h2>
      <div className={css.steps}>
        <RefundSteps {...refund} currency={currency} />
      </div>
      {fullDays > 0 && <p className={css.help}>{terms('fullDays', { count: fullDays })}</p>}
      {counts === 'LESSONS' && steps.length > 1 && <p className={css.help}>{terms('lessonsToo')}</p>}
      {counts === 'BOTH' && <p className={css.help}>{terms('bothToo')}</p>}
      <p className={css.help}>{t('refundHow')}</p>
      <p className={css.help}>{terms(`rounding${currency}`)}</p>
    </section>
  )
}

/** The law wants to know who sells before anybody pays. */
export function SellerBlock() {
  const t = useMessages(orderMessages)
  const { name, company } = useChannel()
  const facts = company && [
    [t('sellerName'), [company.corpName, company.representative].filter(Boolean).join(' / ')],
    [t('businessNo'), company.businessNo],
    [t('mailOrderNo'), company.mailOrderNo],
    [t('address'), company.address],
    [t('contact'), [company.phone, company.email].filter(Boolean).join(' · ')],
  ]
  const known = (facts ?? []).filter(([, value]) => value)
  return (
    <section className={css.block}>
      <h2>{t('seller')}</h2>
      {known.length === 0 ? (
        <p className={css.help}>
          {name} — {t('sellerMissing')}
        </p>
      ) : (
        <dl className={css.seller}>
          {known.map(([label, value]) => [<dt key={`${label}-k`}>{label}</dt>, <dd key={label}>{value}</dd>])}
        </dl>
      )}
    </section>
  )
}
