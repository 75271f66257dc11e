import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import type { SalesList } from '../sales.api.ts'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

type Sum = SalesList['sums'][number]

/** What the listed orders come to, for each currency by itself: what was paid, what went back, and the rest. */
export function SalesSums({ sums }: { sums: Sum[] }) {
  const t = useMessages(salesMessages)
  return (
    <section className={css.sums} aria-label={t('sums')}>
      {sums.map((sum) => (
        <CurrencySums key={sum.currency} {...sum} />
      ))}
    </section>
  )
}

function CurrencySums({ currency, paid, refunded, paidCount, refundedCount }: Sum) {
  const t = useMessages(salesMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, currency, language)
  const facts = [
    { name: t('paidSum'), value: amount(paid), count: t('times', { count: paidCount }) },
    { name: t('refundedSum'), value: amount(0 - refunded), count: t('times', { count: refundedCount }) },
    { name: t('rest'), value: amount(paid - refunded), count: '' },
  ]
  return (
    <div className={css.currency}>
      <h2>{t(currency)}</h2>
      <dl>
        {facts.map(({ name, value, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">
              {value}
              <small>{count}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
