import { classPath, DEFAULT_ALIAS } from 'contract/values/class-paths'
import { formatAmount, formatPrice, formatRate } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime, formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { OrderParcels } from '../../deliveries/OrderParcels.tsx'
import { applicationMessages } from '../application.messages.ts'
import { chargeMessages } from '../charges.messages.ts'
import { cashReceiptMessages } from '../cash-receipt.messages.ts'
import { depositMessages } from '../deposit.messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useReceiptWords } from '../use-receipt-words.ts'
import { GiveRefundAccount } from './GiveRefundAccount.tsx'
import css from './OrderRow.module.css'

/** One order of the member: what was paid when, what was refunded when, and what remains. */
export function OrderRow({ order }: { order: Order }) {
  const t = useMessages(orderMessages)
  const deposit = useMessages(depositMessages)
  const charge = useMessages(chargeMessages)
  const words = useMessages(applicationMessages)
  const tr = useMessages(cashReceiptMessages)
  const receipt = useReceiptWords(order)
  const { language } = useSite()
  const money = (amount: number) => formatAmount(amount, order.currency, language)
  const { paidAmount, refundedAmount, paidAt, refundedAt, createdAt } = order
  const isRefunded = refundedAmount > 0
  const awaited = order.state === 'CREATED' ? order.deposit : null
  const isFree = order.totalAmount === 0
  const wait = paidAt ? order.wait : null
  // Nothing was sold where there is no price, and nothing is left of what was cancelled.
  const hasReceipt = !isFree || (order.price > 0 && order.state === 'PAID')
  const isOpen = awaited !== null || wait !== null || order.isRefundOpen
  function stateText() {
    if (awaited) return deposit('awaited')
    if (order.isRefundOpen) return words('refunding')
    if (wait) return words(`${wait}Paid`)
    return t(isFree && order.state === 'PAID' ? 'orderDone' : order.state)
  }
  return (
    <article className={css.order}>
      <div className={css.title}>
        <h2>{order.title}</h2>
        <p>{t('orderNoOf', { orderNo: order.orderNo })}</p>
      </div>
      <Kind tone={isOpen ? 'soon' : order.state === 'PAID' ? 'ok' : 'plain'}>{stateText()}</Kind>
      <dl className={css.amounts}>
        <div>
          <dt>
            {awaited ? (
              deposit('payBy', { date: formatMoment(awaited.dueAt, language) })
            ) : (
              <>
                {t(isFree ? 'ordered' : 'paid')}{' '}
                <time dateTime={paidAt ?? createdAt}>{formatDateTime(paidAt ?? createdAt, language)}</time>
              </>
            )}
          </dt>
          <dd className="num">
            {isFree
              ? formatPrice(0, order.currency, language)
              : money(awaited ? order.totalAmount : paidAmount)}
          </dd>
        </div>
        {order.exchangeRate !== null && (
          <div>
            <dt>
              {charge('shown')} · {charge('rateOf', { won: formatRate(order.exchangeRate, language) })}
            </dt>
            <dd className="num">{formatAmount(order.amountShown, order.currencyShown, language)}</dd>
          </div>
        )}
        {isRefunded && (
          <div className={css.refunded}>
            <dt>
              {t('refundOf')}{' '}
              {refundedAt && <time dateTime={refundedAt}>{formatDateTime(refundedAt, language)}</time>}
            </dt>
            <dd className="num">−{money(refundedAmount)}</dd>
          </div>
        )}
        {isRefunded && refundedAmount < paidAmount && (
          <div>
            <dt>{t('keptAmount')}</dt>
            <dd className="num">{money(paidAmount - refundedAmount)}</dd>
          </div>
        )}
      </dl>
      {(receipt !== null || order.cashReceiptUrl) && (
        <p className={css.receipt}>
          <span>{[tr('title'), receipt].filter(Boolean).join(' · ')}</span>
          {order.cashReceiptUrl && (
            <LinkButton href={order.cashReceiptUrl} underline>
              {tr('open')}
            </LinkButton>
          )}
        </p>
      )}
      {order.delivery && (
        <div className={css.delivery}>
          <OrderParcels delivery={order.delivery} />
        </div>
      )}
      <div className={css.links}>
        {hasReceipt && order.courseSeq !== null && (
          <LinkButton
            href={`${classPath({ ...order, courseSeq: order.courseSeq, serviceAlias: DEFAULT_ALIAS })}/payment/${awaited ? 'deposit' : 'complete'}?orderNo=${order.orderNo}`}
            underline
          >
            {awaited ? deposit('guide') : t('receipt')}
            <VisuallyHidden> — {order.title}</VisuallyHidden>
          </LinkButton>
        )}
        {order.isRefundAccountNeeded && <GiveRefundAccount order={order} />}
        {order.courseSeq === null && (
          <LinkButton href="/memberships/mine" underline>
            {t('toMemberships')}
          </LinkButton>
        )}
        {order.courseSeq !== null &&
          paidAmount > refundedAmount &&
          !order.isRefundAccountNeeded &&
          !order.isRefundOpen && (
            <LinkButton href={wait ? '/me/classes' : `/paymenthistory/${order.orderNo}/refund`} underline>
              {wait ? words('withdraw') : t('askRefund')}
              <VisuallyHidden> — {order.title}</VisuallyHidden>
            </LinkButton>
          )}
      </div>
    </article>
  )
}
