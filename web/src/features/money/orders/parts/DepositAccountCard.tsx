import { IconCopy } from '@tabler/icons-react'
import { formatAmount } from 'contract/values/money'
import { payMethods } from 'contract/values/type-codes'
import type { Order } from 'contract/money/orders/schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { applicationMessages } from '../application.messages.ts'
import { depositMessages } from '../deposit.messages.ts'
import css from '../PaymentScreen.module.css'

interface DepositAccountCardProps {
  order: Order
  deposit: NonNullable<Order['deposit']>
}

/** The account that the order was made with, and what happens after the deposit. */
export function DepositAccountCard({ order, deposit }: DepositAccountCardProps) {
  const t = useMessages(depositMessages)
  const { language } = useSite()
  const words = useMessages(applicationMessages)
  const { bankName, accountNumber, holder, dueAt, trialUrl } = deposit
  const isIssued = order.payMethodCd === payMethods.virtualAccount
  const copy = () =>
    navigator.clipboard.writeText(accountNumber).then(
      () => toast({ text: t('copied'), tone: 'ok' }),
      () => toast({ text: t('notCopied'), tone: 'error' }),
    )
  return (
    <section className={css.card} aria-label={t('title')}>
      <h2 className={css.cardTitle}>{order.title}</h2>
      <KVList>
        <KV k={t('bank')} v={bankName} />
        <KV k={t('account')} v={<b>{accountNumber}</b>} />
        <KV k={t('holder')} v={holder} />
        <KV k={t('due')} v={formatMoment(dueAt, language, { withYear: true })} />
        <KV k={t('orderNo')} v={order.orderNo} />
        <KV k={t('amount')} v={formatAmount(order.totalAmount, order.currency, language)} strong />
      </KVList>
      <div className={css.copy}>
        <Button variant="outline" wide onPress={() => void copy()}>
          <IconCopy size={18} aria-hidden /> {t('copy')}
        </Button>
      </div>
      {trialUrl && (
        <div className={css.trial}>
          <Button variant="outline" wide href={trialUrl}>
            {t('tryDeposit')}
          </Button>
        </div>
      )}
      <ul className={css.notes}>
        {isIssued ? (
          <>
            <li>{t('exactSum')}</li>
            <li>{order.wait ? words('depositNext') : t('thenAtOnce')}</li>
          </>
        ) : (
          <>
            <li>{t('sameName', { name: order.ordererName })}</li>
            <li>{order.wait ? words('depositNext') : t('thenNotified')}</li>
          </>
        )}
        <li>{order.wait ? words('depositOver') : t('thenFreed')}</li>
      </ul>
    </section>
  )
}
