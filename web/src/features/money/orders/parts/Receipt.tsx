import { formatAmount } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { payMethods } from 'contract/values/type-codes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { cardOptionMessages } from '../card-options.messages.ts'
import { cashReceiptMessages } from '../cash-receipt.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useMethodName } from '../pay-methods.ts'
import { DisplayRows } from './ChargedRows.tsx'
import { useReceiptWords } from '../use-receipt-words.ts'
import css from '../PaymentScreen.module.css'

/** What was bought, for how much, when and how; also on paper. */
export function Receipt({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const nameOf = useMethodName()
  const tc = useMessages(cardOptionMessages)
  const tr = useMessages(cashReceiptMessages)
  const receipt = useReceiptWords(order)
  const { language, channel } = useSite()
  const isRefunded = order.refundedAmount > 0
  const money = (amount: number) => formatAmount(amount, order.currency, language)
  function paidBy() {
    const name = methodText()
    const count = order.instalmentMonths ?? 0
    return count > 1 ? tc('paidIn', { name, count }) : name
  }
  function methodText() {
    if (order.payMethodCd === payMethods.free) return t('nothingPaid')
    if (order.payMethodCd === payMethods.card && order.cardName)
      return t('cardName', { name: order.cardName })
    return order.cardName ? `${nameOf(order)} (${order.cardName})` : nameOf(order)
  }
  const couponAmount = order.coupon?.amount ?? 0
  const byClass = order.discountAmount - couponAmount - (order.levelDiscount?.amount ?? 0)
  return (
    <section className={css.card} aria-label={t('receipt')}>
      <h2 style={{ margin: '0 0 4px', fontSize: '1.1875rem' }}>{order.title}</h2>
      <p className={css.help} style={{ margin: '0 0 16px' }}>
        {channel?.name}
      </p>
      <KVList>
        <KV k={t('orderNo')} v={order.orderNo} />
        {order.paidAt && <KV k={t('paidAt')} v={formatMoment(order.paidAt, language, { withYear: true })} />}
        <KV k={t('paidBy')} v={paidBy()} />
        {receipt !== null && <KV k={tr('title')} v={receipt} />}
        <KV k={t('orderer')} v={order.ordererName} />
        {order.discountAmount > 0 && (
          <>
            <KV k={t('price')} v={money(order.price)} />
            {byClass > 0 && <KV k={t('discountOf')} v={`−${money(byClass)}`} sale />}
            {order.levelDiscount && (
              <KV
                k={t('levelDiscountOf', { name: order.levelDiscount.name })}
                v={`−${money(order.levelDiscount.amount)}`}
                sale
              />
            )}
            {order.coupon && (
              <KV k={t('couponOf', { name: order.coupon.name })} v={`−${money(couponAmount)}`} sale />
            )}
          </>
        )}
        <DisplayRows order={order} />
        <KV k={t('paidAmount')} v={money(order.paidAmount)} strong />
        {isRefunded && order.refundedAt && (
          <KV k={t('refundedAt')} v={formatMoment(order.refundedAt, language, { withYear: true })} />
        )}
        {isRefunded && <KV k={t('refundedAmount')} v={`−${money(order.refundedAmount)}`} sale />}
        {isRefunded && <KV k={t('keptAmount')} v={money(order.paidAmount - order.refundedAmount)} strong />}
      </KVList>
      {channel?.company && (
        <p className={css.help}>
          {[channel.company.corpName, channel.company.representative, channel.company.businessNo]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {order.isSandbox && (
        <div style={{ marginTop: 16 }}>
          <Notice tone="soon">{t('sandbox')}</Notice>
        </div>
      )}
    </section>
  )
}
