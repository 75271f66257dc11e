import { Head } from '../../../platform/Head.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { DocumentsCard } from './parts/DocumentsCard.tsx'
import { InvoicesCard } from './parts/InvoicesCard.tsx'
import { PayeeForm } from './parts/PayeeForm.tsx'
import css from './parts/settlements.module.css'
import { useSettlementDocuments } from './payee-documents.api.ts'
import { usePayee } from './payees.api.ts'
import { payeeMessages } from './payees.messages.ts'

/** To whom the platform pays what it owes the site. */
export function PayeeScreen() {
  const t = useMessages(payeeMessages)
  const settlementDocuments = useSettlementDocuments()
  return (
    <div className={css.page}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Notice tone="info">{t('direct')}</Notice>
      <Answer of={usePayee()} height={520}>
        {({ payee }) => (
          <div className={css.page}>
            {!payee && (
              <Notice tone="soon" title={t('missing')}>
                {t('missingText')}
              </Notice>
            )}
            <PayeeForm payee={payee} />
            <Answer of={settlementDocuments} height={320}>
              {({ documents, needed, invoices }) => (
                <>
                  <DocumentsCard documents={documents} needed={needed} taxKind={payee?.taxKind ?? null} />
                  <InvoicesCard invoices={invoices} />
                </>
              )}
            </Answer>
          </div>
        )}
      </Answer>
    </div>
  )
}
