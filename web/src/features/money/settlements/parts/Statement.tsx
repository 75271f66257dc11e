import type { ReactNode } from 'react'
import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Settlement } from '../settlements.api.ts'
import { settlementMessages } from '../settlements.messages.ts'
import css from './settlements.module.css'

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
        <Kind tone={state === 'CLOSED' ? 'ok' : 'soon'}>{t(state)}</Kind>
      </div>
      <dl className={css.statement}>
        <Row k={t('sales')} why={t('times', { count: settlement.salesCount })}>
          {amount(settlement.salesAmount)}
        </Row>
        <Row k={t('refunds')} why={t('times', { count: settlement.refundCount })} isLess>
          {amount(0 - settlement.refundAmount)}
        </Row>
        <Row k={t('net')} isSum>
          {amount(settlement.netAmount)}
        </Row>
        <Row k={t('fee')} why={t('feeWhy', { percent: feeRate / 100 })} isLess>
          {amount(0 - settlement.feeAmount)}
        </Row>
        <Row k={t('tax')} why={t('taxWhy')} isLess>
          {amount(0 - settlement.taxAmount)}
        </Row>
        <Row k={t('rest')} isTotal>
          {amount(settlement.restAmount)}
        </Row>
      </dl>
      <p className={css.dimmed}>{t('payout')}</p>
      <p className={css.dimmed}>
        {closedAt
          ? t('closedAt', { at: formatMoment(closedAt, language, { withYear: true }) })
          : t('openWhy')}
      </p>
    </Card>
  )
}

interface RowProps {
  k: string
  why?: string
  isLess?: boolean
  isSum?: boolean
  isTotal?: boolean
  children: ReactNode
}
const Row = ({ k, why, isLess = false, isSum = false, isTotal = false, children }: RowProps) => (
  <div className={cx(isLess && css.less, isSum && css.sum, isTotal && css.total)}>
    <dt>
      {k}
      {why && <span>{why}</span>}
    </dt>
    <dd className="num">{children}</dd>
  </div>
)
