import { useState } from 'react'
import { asksReceiptNumber, issueNumberForm, UNKNOWN_BUYER } from 'contract/money/orders/cash-receipts.rules'
import { messageOf } from '../../../../../platform/call.ts'
import { useSession } from '../../../../../platform/session.tsx'
import { useSite } from '../../../../../platform/site.tsx'
import { formatMoment } from '../../../../../platform/time.ts'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Button } from '../../../../../ui/Button.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../../ui/layers/toast.ts'
import { Notice } from '../../../../../ui/Notice.tsx'
import { useIssueCashReceipt } from '../cash-receipts.api.ts'
import { cashReceiptsMessages } from '../cash-receipts.messages.ts'
import type { SaleDetail } from '../sales.api.ts'
import css from './sale-sheet.module.css'

/** The cash receipt of an order: what its buyer wants, by when it is issued, and its number; nothing where there is none. */
export function SaleCashReceipt({ detail }: { detail: SaleDetail }) {
  const t = useMessages(cashReceiptsMessages)
  const { language } = useSite()
  const { can } = useSession()
  const { cashReceipt: receipt, orderNo, refundedAmount } = detail.order
  const { dueAt } = detail.cashReceipt
  if (!receipt && dueAt === null) return null
  return (
    <section>
      <h3>{t('title')}</h3>
      {receipt && (
        <p className={css.dimmed}>
          {[t(receipt.kind), receipt.numberEnd && t('numberEnd', { end: receipt.numberEnd })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {receipt?.issuedAt && (
        <p>
          {t('issuedAs', {
            number: receipt.issueNumber ?? '',
            date: formatMoment(receipt.issuedAt, language),
          })}
        </p>
      )}
      {receipt?.issuedAt && refundedAmount > 0 && <Notice tone="soon">{t('refunded')}</Notice>}
      {receipt && !asksReceiptNumber(detail.order) && <p>{t('byProvider')}</p>}
      {dueAt !== null && can('SITE_SALES_UPDATE') && (
        <>
          <Notice tone="soon" title={t('dueBy', { date: formatMoment(dueAt, language) })}>
            {receipt
              ? t('numberOf', { number: detail.cashReceipt.number ?? UNKNOWN_BUYER })
              : t('unknown', { number: UNKNOWN_BUYER })}
          </Notice>
          <IssueForm orderNo={orderNo} />
        </>
      )}
    </section>
  )
}

function IssueForm({ orderNo }: { orderNo: string }) {
  const t = useMessages(cashReceiptsMessages)
  const { run, isRunning } = useIssueCashReceipt(orderNo)
  const [issueNumber, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const isWrong = !issueNumberForm.test(issueNumber.trim())
  const submit = () => {
    setTried(true)
    if (isWrong) return
    run({ body: { issueNumber: issueNumber.trim() } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return (
    <div className={css.issue}>
      <TextInput
        label={t('issueNumber')}
        value={issueNumber}
        onChange={setNumber}
        maxLength={30}
        error={isTried && isWrong ? t('numberWrong') : undefined}
      />
      <Button variant="outline" loading={isRunning} onPress={submit}>
        {t('save')}
      </Button>
    </div>
  )
}
