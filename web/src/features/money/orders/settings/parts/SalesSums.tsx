import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Facts } from '../../../../../ui/KV.tsx'
import { salesMessages } from '../sales.messages.ts'
import css from './sales.module.css'

/** What the chosen orders come to: sales are what was paid less what went back. */
export function SalesSums({ paid, refunded }: { paid: number; refunded: number }) {
  const t = useMessages(salesMessages)
  const { language } = useSite()
  const amount = (value: number) => formatAmount(value, 'KRW', language)
  return (
    <section className={css.sums} aria-label={t('sums')}>
      <Facts
        facts={[
          { k: t('rest'), v: amount(paid - refunded) },
          { k: t('paidSum'), v: amount(paid) },
          { k: t('refundedSum'), v: amount(refunded) },
        ]}
      />
    </section>
  )
}
