import { IconCreditCard } from '@tabler/icons-react'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { orderMessages } from '../orders.messages.ts'
import css from '../PaymentScreen.module.css'

export function MethodBlock({ isSandbox }: { isSandbox: boolean }) {
  const t = useMessages(orderMessages)
  return (
    <section className={css.block}>
      <h2>{t('method')}</h2>
      <div className={css.method}>
        <IconCreditCard size={24} aria-hidden /> {t('card')}
      </div>
      {isSandbox && (
        <div className={css.sandbox}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </section>
  )
}

export function RefundBlock() {
  const t = useMessages(orderMessages)
  return (
    <section className={css.block}>
      <h2>{t('refund')}</h2>
      <table className={css.table}>
        <tbody>
          <tr>
            <th scope="row">{t('refundBefore')}</th>
            <td>{t('refundFull')}</td>
          </tr>
          <tr>
            <th scope="row">{t('refundAfter')}</th>
            <td>{t('refundAsk')}</td>
          </tr>
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
