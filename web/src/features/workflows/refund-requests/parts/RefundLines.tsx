import { IconClock } from '@tabler/icons-react'
import { nextStep } from 'contract/money/refunds/refund-policy.rules'
import type { Currency } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { cx } from '../../../../ui/cx.ts'
import { useRefundWords } from '../../../money/refunds/use-refund-words.ts'
import type { OfferedItem } from '../refund-requests.api.ts'
import { refundRequestMessages } from '../refund-requests.messages.ts'
import css from '../RefundRequestScreen.module.css'

/** The calculation line by line, and when the amount falls next. */
export function RefundLines({ item, currency }: { item: OfferedItem; currency: Currency }) {
  const t = useMessages(refundRequestMessages)
  const words = useRefundWords()
  const { language } = useSite()
  const { calculation, price, discountAmount, steps, title } = item
  const { paidAmount, keptAmount, refundedAmount, amount } = calculation
  const money = (value: number) => formatAmount(value, currency, language)
  const next = nextStep(
    steps.map((step) => ({ ...step, from: step.from === null ? null : new Date(step.from) })),
  )
  const falls = next && { now: money(amount), next: money(next.amount) }
  return (
    <section className={css.card}>
      <h2>{t('how')}</h2>
      <dl>
        <div className={css.line}>
          <dt>
            {title}
            {discountAmount > 0 && (
              <small>{t('listPrice', { price: money(price), discount: money(discountAmount) })}</small>
            )}
          </dt>
          <dd className="num">{money(paidAmount)}</dd>
        </div>
        <div className={cx(css.line, css.deducted)}>
          <dt>
            {t('kept')}
            <small>{words.calculation(calculation)}</small>
          </dt>
          <dd className="num">{keptAmount > 0 ? `−${money(keptAmount)}` : money(0)}</dd>
        </div>
        {refundedAmount > 0 && (
          <div className={cx(css.line, css.deducted)}>
            <dt>{t('back1')}</dt>
            <dd className="num">−{money(refundedAmount)}</dd>
          </div>
        )}
        <div className={cx(css.line, css.total)}>
          <dt>{t('result')}</dt>
          <dd className="num">{money(amount)}</dd>
        </div>
      </dl>
      {falls && (
        <p className={css.soon}>
          <IconClock size={18} aria-hidden />
          {next.from
            ? t('dropsAt', { when: formatMoment(next.from, language), ...falls })
            : t('dropsOpened', falls)}
        </p>
      )}
    </section>
  )
}
