import { formatAmount } from 'contract/values/money'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { payoutMessages } from '../payouts.messages.ts'
import type { Settlement } from '../settlements.api.ts'
import css from './settlements.module.css'
import { StatementRow } from './StatementRow.tsx'

/** How the balance between platform and site follows from the statement: the rows add up to who pays whom. */
export function PayoutLines({ settlement }: { settlement: Settlement }) {
  const t = useMessages(payoutMessages)
  const { language } = useSite()
  const { collectedAmount, netAmount, feeAmount, taxAmount, arrearsAmount, balance, withholdingAmount } =
    settlement
  const amount = (value: number) => formatAmount(value, settlement.currency, language)
  const sign = balance < 0 ? -1 : 1
  const row = (value: number) => ({ isLess: sign * value < 0, children: amount(sign * value) })
  const isDirect = collectedAmount === 0
  return (
    <dl className={css.statement}>
      {!isDirect && <StatementRow k={t('collected')} why={t('collectedWhy')} {...row(collectedAmount)} />}
      <StatementRow
        k={t('charges')}
        why={isDirect ? `${t('toOwner')} ${amount(netAmount)}` : undefined}
        {...row(0 - feeAmount - taxAmount)}
      />
      {arrearsAmount !== 0 && <StatementRow k={t('arrears')} {...row(arrearsAmount)} />}
      <StatementRow k={t(balance < 0 ? 'fromSite' : 'toSite')} isTotal={withholdingAmount === 0} isSum>
        {amount(Math.abs(balance))}
      </StatementRow>
      {withholdingAmount > 0 && (
        <>
          <StatementRow k={t('withholding')} why={t('withholdingWhy')} isLess>
            {amount(0 - withholdingAmount)}
          </StatementRow>
          <StatementRow k={t('transfer')} isTotal>
            {amount(balance - withholdingAmount)}
          </StatementRow>
        </>
      )}
    </dl>
  )
}
