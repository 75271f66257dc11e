import { formatAmount } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { orderMessages } from '../orders.messages.ts'
import css from '../PaymentScreen.module.css'

/** What was bought, for how much, when and how; also on paper. */
export function Receipt({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const { language, channel } = useSite()
  const money = (amount: number) => formatAmount(amount, order.currency, language)
  return (
    <section className={css.card} aria-label={t('receipt')}>
      <h2 style={{ margin: '0 0 4px', fontSize: '1.1875rem' }}>{order.title}</h2>
      <p className={css.help} style={{ margin: '0 0 16px' }}>
        {channel?.name}
      </p>
      <KVList>
        <KV k={t('orderNo')} v={order.orderNo} />
        {order.paidAt && <KV k={t('paidAt')} v={formatMoment(order.paidAt, language, { withYear: true })} />}
        <KV k={t('paidBy')} v={order.cardName ? t('cardName', { name: order.cardName }) : t('card')} />
        <KV k={t('paidAmount')} v={money(order.paidAmount)} strong />
        {order.refundedAmount > 0 && (
          <KV k={t('refundedAmount')} v={`−${money(order.refundedAmount)}`} sale />
        )}
      </KVList>
      {order.isSandbox && (
        <div style={{ marginTop: 16 }}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </section>
  )
}
