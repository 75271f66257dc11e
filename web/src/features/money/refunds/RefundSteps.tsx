import { IconCheck } from '@tabler/icons-react'
import type { RefundTerms } from 'contract/money/refunds/schemas'
import type { Currency } from 'contract/values/ids'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { cx } from '../../../ui/cx.ts'
import { refundMessages } from './refunds.messages.ts'
import { useRefundWords } from './use-refund-words.ts'
import css from './RefundSteps.module.css'

interface RefundStepsProps extends Pick<RefundTerms, 'counts' | 'total' | 'steps'> {
  currency: Currency
  /** Whether the row that counts now is marked. */
  marksNow?: boolean
}

/** What goes back from when on, in the money of this order. */
export function RefundSteps({ steps, currency, marksNow = false, ...counted }: RefundStepsProps) {
  const t = useMessages(refundMessages)
  const words = useRefundWords()
  const { language } = useSite()
  const [first] = steps
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('table')}</caption>
      <tbody>
        {steps.map((step, at) => {
          const { label, when } = words.step(step, counted)
          const isNow = marksNow && step.isNow
          return (
            <tr key={at} className={cx(isNow && css.now)} aria-current={isNow ? 'step' : undefined}>
              <th scope="row">
                {label}
                {isNow ? (
                  <small className={css.here}>
                    <IconCheck size={14} aria-hidden /> {t('now')}
                  </small>
                ) : (
                  when && <small>{when}</small>
                )}
              </th>
              <td className={css.share}>
                {step.amount === 0
                  ? t('none')
                  : step.amount === first?.amount
                    ? t('full')
                    : step.sixths === 4
                      ? t('twoThirds')
                      : step.sixths === 3
                        ? t('half')
                        : ''}
              </td>
              <td className="num">{formatAmount(step.amount, currency, language)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
