import { IconAlertCircle } from '@tabler/icons-react'
import { buyerMethod } from 'contract/money/orders/pay-methods.rules'
import { formatAmount } from 'contract/values/money'
import type { Order } from 'contract/money/orders/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { FailureReason } from '../payment-failure.rules.ts'
import { paymentFailureMessages } from '../payment-failure.messages.ts'
import { methodKeyOf, useMethodName } from '../pay-methods.ts'
import type { PaidMethod } from '../payment-info.ts'
import { MethodMark } from './MethodMark.tsx'
import css from './FailureCard.module.css'

export interface PaymentFailure {
  order: Order
  reason: FailureReason
  /** The code of the provider, to name when asking for help. */
  code: string
}
/** So many fit beside each other; the tiles below show all. */
const MAX_OTHERS = 3

interface FailureCardProps {
  failure: PaymentFailure
  /** Tries again with what was typed; absent where the class cannot be bought any more. */
  again?: {
    isBusy: boolean
    /** Whether the seat is held for another try. */
    isHeld: boolean
    /** Other ways to pay than the one that failed. */
    others: readonly PaidMethod[]
    onPress: (method?: PaidMethod) => void
  }
}

/** Above the checkout after a failed payment: why, that no money moved, and the ways on. */
export function FailureCard({ failure: { order, reason, code }, again }: FailureCardProps) {
  const t = useMessages(paymentFailureMessages)
  const { language } = useSite()
  const nameOf = useMethodName()
  const failed = buyerMethod(order)
  const amount = formatAmount(order.totalAmount, order.currency, language)
  return (
    <section className={css.card} aria-labelledby="payment-failure">
      <IconAlertCircle size={28} aria-hidden className={css.icon} />
      <h1 id="payment-failure">{t(reason)}</h1>
      <p>
        {t('about', { title: order.title, amount })} <b>{t('noMoney')}</b>{' '}
        {again && t(again.isHeld ? 'seatStays' : 'stays')}
      </p>
      {again && <p>{t(`tip${reason}`)}</p>}
      <div className={css.acts}>
        {again && (
          <Button variant="outline" loading={again.isBusy} onPress={() => again.onPress(failed ?? undefined)}>
            {t('again')}
          </Button>
        )}
        {again?.others.slice(0, MAX_OTHERS).map((method) => (
          <Button
            key={methodKeyOf(method)}
            variant="outline"
            disabled={again.isBusy}
            onPress={() => again.onPress(method)}
          >
            <MethodMark method={method} /> {nameOf(method)}
          </Button>
        ))}
        <Button variant="outline" href={`/classes/${order.courseSeq}`}>
          {t('toClass')}
        </Button>
      </div>
      <small>
        {t('orderNo', { orderNo: order.orderNo })}
        {code !== '' && ` · ${t('code', { code })}`}
      </small>
    </section>
  )
}
