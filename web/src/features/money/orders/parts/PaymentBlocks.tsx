import { refundTerms } from 'contract/money/orders/refunds.rules'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { orderMessages } from '../orders.messages.ts'
import css from '../PaymentScreen.module.css'

const whens = { BEFORE_START: 'refundBefore', AFTER_START: 'refundAfter' } as const

/** What is refunded when, in the money of this order. */
export function RefundBlock({ total }: { total: string }) {
  const t = useMessages(orderMessages)
  return (
    <section className={css.block}>
      <h2>{t('refund')}</h2>
      <table className={css.table}>
        <tbody>
          {refundTerms.map(({ when, gives }) => (
            <tr key={when}>
              <th scope="row">{t(whens[when])}</th>
              <td className="num">
                {gives === 'IN_FULL' ? t('refundFull', { amount: total }) : t('refundAsk')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.help}>{t('refundHow')}</p>
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
