import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { PayoutDetail } from '../payouts.api.ts'
import { payeeMessages } from '../payees.messages.ts'
import css from './payouts.module.css'

/** Where the operator transfers a payout to; the whole number only once it is approved. */
export function PayeeFacts({ payee, accountNumber }: Pick<PayoutDetail, 'payee' | 'accountNumber'>) {
  const t = useMessages(payeeMessages)
  if (!payee) return <Notice tone="soon">{t('payeeMissing')}</Notice>
  const { taxKind, businessNo, bankName, accountEnd, holder } = payee
  return (
    <Card>
      <div className={css.stateLine}>
        <h2>{t('transferTo')}</h2>
      </div>
      <KVList>
        <KV k={t('bank')} v={bankName} />
        <KV k={t('number')} v={accountNumber ?? t('masked', { end: accountEnd })} />
        <KV k={t('holder')} v={holder} />
        <KV k={t('tax')} v={t(taxKind)} />
        {businessNo && <KV k={t('businessNo')} v={businessNo} />}
      </KVList>
    </Card>
  )
}
