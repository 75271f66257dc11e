import { IconArrowLeft } from '@tabler/icons-react'
import { DOCUMENTS_MISSING } from 'contract/money/settlements/payee-documents.rules'
import { useSeq } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Card } from '../../../ui/Card.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { KV, KVList } from '../../../ui/KV.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { DocumentReview } from './parts/DocumentReview.tsx'
import { InvoiceCard } from './parts/InvoiceCard.tsx'
import { PayeeFacts } from './parts/PayeeFacts.tsx'
import { PayoutDecisions } from './parts/PayoutDecisions.tsx'
import { PayoutLines } from './parts/PayoutLines.tsx'
import { PayoutState } from './parts/PayoutState.tsx'
import css from './parts/payouts.module.css'
import { Statement } from './parts/Statement.tsx'
import { usePayout, type PayoutDetail } from './payouts.api.ts'
import { payoutMessages } from './payouts.messages.ts'
import { statementDay, statementMonth } from 'contract/money/settlements/statement-dates.rules'

/** One payout beside its statement, with the operator's decision. */
export function PayoutScreen() {
  const t = useMessages(payoutMessages)
  const payout = usePayout(useSeq('payoutSeq'))
  return (
    <main id="main" className={`wrap ${css.page}`}>
      <Head title={t('title')} isPrivate />
      <Answer of={payout} height={520}>
        {(detail) => <Detail {...detail} />}
      </Answer>
    </main>
  )
}

function Detail({ payout, statement, payee, accountNumber, ...more }: PayoutDetail) {
  const t = useMessages(payoutMessages)
  const { language } = useSite()
  const { siteName, siteUrl, month, requestedAt, holdReason, paidOn, reference } = payout
  return (
    <>
      <div className={css.head}>
        <IconButton label={t('back')} icon={<IconArrowLeft size={20} />} href="/admin/payouts" />
        <div>
          <h1>{siteName || siteUrl}</h1>
          <p>
            {t('month')} {statementMonth(month, language)}
          </p>
        </div>
      </div>
      <div className={css.columns}>
        <Statement settlement={statement} />
        <aside className={css.side} aria-label={t('title')}>
          <Card>
            <div className={css.stateLine}>
              <h2>{t(payout.balance < 0 ? 'fromSite' : 'toSite')}</h2>
              <PayoutState state={payout.state} />
            </div>
            <PayoutLines settlement={statement} />
            <KVList>
              <KV
                k={t('site')}
                v={
                  <a href={siteUrl} target="_blank" rel="noreferrer">
                    {siteName || siteUrl}
                  </a>
                }
              />
              {requestedAt && <KV k={t('requested')} v={formatDateTime(requestedAt, language)} />}
              {paidOn && <KV k={t('paidOn')} v={statementDay(paidOn, language)} />}
              {reference && <KV k={t('reference')} v={reference} />}
            </KVList>
            {payout.movedTo && <p>{t('movedTo', { month: statementMonth(payout.movedTo, language) })}</p>}
          </Card>
          {holdReason && (
            <Notice tone="soon" title={t('reason')}>
              {holdReason === DOCUMENTS_MISSING ? t('documentsMissing') : holdReason}
            </Notice>
          )}
          {payout.balance > 0 && <PayeeFacts payee={payee} accountNumber={accountNumber} />}
          {payee && payout.balance > 0 && (
            <DocumentReview payoutSeq={payout.payoutSeq} documents={more.documents} needed={more.needed} />
          )}
          <PayoutDecisions payout={payout} />
          {statement.feeAmount !== 0 && <InvoiceCard payoutSeq={payout.payoutSeq} invoice={more.invoice} />}
        </aside>
      </div>
    </>
  )
}
