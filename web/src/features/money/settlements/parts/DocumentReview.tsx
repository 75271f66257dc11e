import { useState } from 'react'
import {
  LONGEST_RETURN_REASON,
  type PayeeDocumentKind,
} from 'contract/money/settlements/payee-documents.rules'
import type { PayoutSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { useDecideDocument, useOpenPayoutDocument, type PayeeDocument } from '../payee-documents.api.ts'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'
import { DocumentState } from './DocumentState.tsx'
import { OpenButton } from './OpenButton.tsx'
import css from './payouts.module.css'

interface DocumentReviewProps {
  payoutSeq: PayoutSeq
  documents: readonly PayeeDocument[]
  needed: readonly PayeeDocumentKind[]
}
/** The documents of the payee, which the operator approves or returns with a reason. */
export function DocumentReview({ payoutSeq, documents, needed }: DocumentReviewProps) {
  const t = useMessages(payeeDocumentMessages)
  return (
    <Card>
      <div className={css.stateLine}>
        <h2>{t('documents')}</h2>
      </div>
      <ul className={css.documents}>
        {needed.map((kind) => {
          const document = documents.find((one) => one.kind === kind)
          return (
            <li key={kind}>
              <div className={css.stateLine}>
                <h3>{t(kind)}</h3>
                <DocumentState state={document?.state ?? null} />
              </div>
              {document && <Review payoutSeq={payoutSeq} document={document} />}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function Review({ payoutSeq, document }: { payoutSeq: PayoutSeq; document: PayeeDocument }) {
  const t = useMessages(payeeDocumentMessages)
  const open = useOpenPayoutDocument(payoutSeq)
  const decide = useDecideDocument(payoutSeq)
  const [isReturning, setReturning] = useState(false)
  const { kind, fileSeq, originFileName, contentType, fileSize, state, reason } = document
  const decideNow = (why: string | null) =>
    decide.run({ body: { documentKind: kind, fileSeq, reason: why } }).then(
      () => {
        toast({ text: t(why === null ? 'approved' : 'returned'), tone: 'ok' })
        setReturning(false)
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <>
      <DocumentLine name={originFileName} contentType={contentType} fileSize={fileSize}>
        <OpenButton name={originFileName} open={() => open(kind)} />
      </DocumentLine>
      {reason && <p className={css.reason}>{reason}</p>}
      <div className={css.choices}>
        {state !== 'APPROVED' && (
          <Button
            size="sm"
            label={`${t(kind)}: ${t('approve')}`}
            loading={decide.isRunning}
            onPress={() => void decideNow(null)}
          >
            {t('approve')}
          </Button>
        )}
        {state !== 'RETURNED' && (
          <Button
            size="sm"
            variant="outline"
            label={`${t(kind)}: ${t('return')}`}
            onPress={() => setReturning(true)}
          >
            {t('return')}
          </Button>
        )}
      </div>
      {isReturning && (
        <ReturnDialog
          busy={decide.isRunning}
          onReturn={(why) => void decideNow(why)}
          onClose={() => setReturning(false)}
        />
      )}
    </>
  )
}

interface ReturnDialogProps {
  busy: boolean
  onReturn: (reason: string) => void
  onClose: () => void
}
function ReturnDialog({ busy, onReturn, onClose }: ReturnDialogProps) {
  const t = useMessages(payeeDocumentMessages)
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      onClose={onClose}
      title={t('returnTitle')}
      size="small-medium"
      okLabel={t('return')}
      cancelLabel={t('cancel')}
      onOk={() => onReturn(reason.trim())}
      busy={busy}
      disabled={reason.trim() === ''}
    >
      <TextArea
        label={t('whyReturned')}
        hint={t('returnHint')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_RETURN_REASON}
        required
      />
    </FormDialog>
  )
}
