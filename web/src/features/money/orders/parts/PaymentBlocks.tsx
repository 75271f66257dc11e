import { IconCreditCard } from '@tabler/icons-react'
import { refundTerms } from 'contract/money/orders/refunds.rules'
import { type PayMethodCd, payMethods } from 'contract/values/type-codes'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { orderMessages } from '../orders.messages.ts'
import type { PaymentInfo } from '../payment-info.ts'
import css from '../PaymentScreen.module.css'

const methodsShown = {
  [payMethods.card]: { label: 'card', Icon: IconCreditCard },
} as const
const isShown = (method: PayMethodCd): method is keyof typeof methodsShown => method in methodsShown

/** The ways to pay that the provider of this site offers, one tile each. */
export function MethodBlock({ methods, isSandbox }: Pick<PaymentInfo, 'methods' | 'isSandbox'>) {
  const t = useMessages(orderMessages)
  const shown = methods.filter(isShown)
  return (
    <section className={css.block}>
      <h2 id="pay-method">{t('method')}</h2>
      <div className={css.methods} role="radiogroup" aria-labelledby="pay-method">
        {shown.map((method, at) => {
          const { label, Icon } = methodsShown[method]
          return (
            <label key={method} className={css.method}>
              <input type="radio" name="pay-method" value={method} defaultChecked={at === 0} />
              <Icon size={24} aria-hidden /> {t(label)}
            </label>
          )
        })}
      </div>
      {isSandbox && (
        <div className={css.sandbox}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </section>
  )
}

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
