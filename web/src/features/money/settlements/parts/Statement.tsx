import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import type { Settlement } from '../settlements.api.ts'
import { settlementMessages } from '../settlements.messages.ts'
import { PayoutState } from './PayoutState.tsx'
import css from './settlements.module.css'
import { StatementRow } from './StatementRow.tsx'

/** From what was paid to what is left, line by line, each with its reason. */
export function Statement({ settlement }: { settlement: Settlement }) {
  const t = useMessages(settlementMessages)
  const { language } = useSite()
  const { state, closedAt, currency, feeRate } = settlement
  const amount = (value: number) => formatAmount(value, currency, language)
  return (
    <Card>
      <div className={css.head}>
        <h2>{t('statement')}</h2>
        <PayoutState state={state} />
      </div>
      <dl className={css.statement}>
        <StatementRow k={t('sales')} why={t('times', { count: settlement.salesCount })}>
          {amount(settlement.salesAmount)}
        </StatementRow>
        <StatementRow k={t('refunds')} why={t('times', { count: settlement.refundCount })} isLess>
          {amount(0 - settlement.refundAmount)}
        </StatementRow>
        <StatementRow k={t('net')} isSum>
          {amount(settlement.netAmount)}
        </StatementRow>
        <StatementRow k={t('fee')} why={t('feeWhy', { percent: feeRate / 100 })} isLess>
          {amount(0 - settlement.feeAmount)}
        </StatementRow>
        <StatementRow k={t('tax')} why={t('taxWhy')} isLess>
          {amount(0 - settlement.taxAmount)}
        </StatementRow>
        <StatementRow k={t('rest')} isTotal>
          {amount(settlement.restAmount)}
        </StatementRow>
      </dl>
      {settlement.collectedAmount === 0 && <p className={css.dimmed}>{t('payout')}</p>}
      <p className={css.dimmed}>
        {closedAt
          ? t('closedAt', { at: formatMoment(closedAt, language, { withYear: true }) })
          : t('openWhy')}
      </p>
    </Card>
  )
}
