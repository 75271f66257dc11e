import { useState } from 'react'
import { lackingDocuments, type PayeeDocumentKind } from 'contract/money/settlements/payee-documents.rules'
import type { TaxKind } from 'contract/money/settlements/payees.rules'
import { messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSession } from '../../../../platform/session.tsx'
import type { Stored } from '../../../../platform/upload.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { LinkButton } from '../../../../ui/LinkButton.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { useDocuments } from '../../../system/files/use-documents.ts'
import {
  useOpenDocument,
  useSubmitDocument,
  type PayeeDocument,
  type SettlementDocuments,
} from '../payee-documents.api.ts'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'
import { DocumentState } from './DocumentState.tsx'
import { OpenButton } from './OpenButton.tsx'
import css from './settlements.module.css'

type DocumentsCardProps = Pick<SettlementDocuments, 'documents' | 'needed'> & {
  /** Null until a payee is named. */
  taxKind: TaxKind | null
}
/** The documents that the payee needs, each with how far it is. */
export function DocumentsCard({ documents, needed, taxKind }: DocumentsCardProps) {
  const t = useMessages(payeeDocumentMessages)
  const { can } = useSession()
  const lacking = taxKind ? lackingDocuments(taxKind, documents) : []
  return (
    <FormSection title={t('documents')} why={t('documentsWhy')} id="documents">
      {needed.length === 0 && <p className={css.dimmed}>{t('noPayee')}</p>}
      {lacking.length > 0 && (
        <Notice tone="soon" title={t('lacking')}>
          {t('lackingText', { names: lacking.map((kind) => t(kind)).join(', ') })}
        </Notice>
      )}
      {needed.map((kind) => (
        <Document key={kind} kind={kind} document={documents.find((one) => one.kind === kind) ?? null} />
      ))}
      {needed.length > 0 && !can('SITE_MERCHANT_UPDATE') && <p className={css.dimmed}>{t('ownerOnly')}</p>}
    </FormSection>
  )
}

function Document({ kind, document }: { kind: PayeeDocumentKind; document: PayeeDocument | null }) {
  const t = useMessages(payeeDocumentMessages)
  const { can } = useSession()
  const open = useOpenDocument()
  const [isReplacing, setReplacing] = useState(false)
  const mayChange = can('SITE_MERCHANT_UPDATE')
  const isRequired = !document || document.state === 'RETURNED' || isReplacing
  return (
    <div className={css.document}>
      <div className={css.documentHead}>
        <div>
          <h3>{t(kind)}</h3>
          <p className={css.dimmed}>{t(`${kind}Hint`)}</p>
        </div>
        <DocumentState state={document?.state ?? null} />
      </div>
      {document && (
        <DocumentLine
          name={document.originFileName}
          contentType={document.contentType}
          fileSize={document.fileSize}
        >
          <OpenButton name={document.originFileName} open={() => open(kind)} />
        </DocumentLine>
      )}
      {document?.reason && (
        <Notice tone="soon" title={t('whyReturned')}>
          {document.reason}
        </Notice>
      )}
      {mayChange && isRequired && <Upload kind={kind} onDone={() => setReplacing(false)} />}
      {mayChange && !isRequired && (
        <div>
          <LinkButton underline onPress={() => setReplacing(true)}>
            {t('replace')}
          </LinkButton>
        </div>
      )}
    </div>
  )
}

/** Submits a file as soon as it is uploaded. */
function Upload({ kind, onDone }: { kind: PayeeDocumentKind; onDone: () => void }) {
  const t = useMessages(payeeDocumentMessages)
  const submit = useSubmitDocument()
  const store = ({ fileSeq }: Stored) =>
    void submit.run({ body: { documentKind: kind, fileSeq } }).then(
      () => {
        toast({ text: t('submitted'), tone: 'ok' })
        onDone()
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const files = useDocuments('payee', store)
  return <DocumentsField label={t(kind)} kind="payee" single documents={files} />
}
