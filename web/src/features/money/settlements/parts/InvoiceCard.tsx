import { useState } from 'react'
import { LONGEST_INVOICE_NO } from 'contract/money/settlements/payee-documents.rules'
import type { PayoutSeq } from 'contract/values/ids'
import { seoulDay } from 'contract/values/korea-time'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentsField } from '../../../system/files/DocumentsField.tsx'
import { useInvoiceFile, useSaveInvoice } from '../payee-documents.api.ts'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'
import type { PayoutDetail } from '../payouts.api.ts'
import { statementDay } from 'contract/money/settlements/statement-dates.rules'
import css from './payouts.module.css'

interface InvoiceCardProps {
  payoutSeq: PayoutSeq
  invoice: PayoutDetail['invoice']
}
/** The invoice of the fee of the statement, as the operator issued it elsewhere. */
export function InvoiceCard({ payoutSeq, invoice }: InvoiceCardProps) {
  const t = useMessages(payeeDocumentMessages)
  const { language } = useSite()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <div className={css.stateLine}>
        <h2>{t('invoice')}</h2>
        <Button size="sm" variant="outline" onPress={() => setOpen(true)}>
          {t(invoice ? 'change' : 'issue')}
        </Button>
      </div>
      {invoice && (
        <KVList>
          <KV k={t('number')} v={invoice.invoiceNo} />
          <KV k={t('issuedOn')} v={statementDay(invoice.issuedOn, language)} />
        </KVList>
      )}
      {isOpen && <InvoiceDialog payoutSeq={payoutSeq} invoice={invoice} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function InvoiceDialog({ payoutSeq, invoice, onClose }: InvoiceCardProps & { onClose: () => void }) {
  const t = useMessages(payeeDocumentMessages)
  const save = useSaveInvoice(payoutSeq)
  const files = useInvoiceFile(payoutSeq)
  const today = seoulDay(useNow())
  const [invoiceNo, setInvoiceNo] = useState(invoice?.invoiceNo ?? '')
  const [issuedOn, setIssuedOn] = useState(invoice?.issuedOn ?? today)
  const fileSeq = files.fileSeqs.at(-1) ?? null
  const record = () =>
    save.run({ body: { invoiceNo: invoiceNo.trim(), issuedOn, fileSeq } }).then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <FormDialog
      onClose={onClose}
      title={t('issue')}
      size="small-medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={() => void record()}
      busy={save.isRunning}
      disabled={invoiceNo.trim() === '' || issuedOn === '' || files.isSending}
    >
      <div className={css.fields}>
        <p>{t('invoiceText')}</p>
        <TextInput
          label={t('number')}
          value={invoiceNo}
          onChange={setInvoiceNo}
          maxLength={LONGEST_INVOICE_NO}
          required
        />
        <DateTimeInput
          label={t('issuedOn')}
          kind="date"
          value={issuedOn}
          onChange={setIssuedOn}
          max={today}
          required
        />
        <DocumentsField label={t('invoiceFile')} kind="invoice" single documents={files} />
      </div>
    </FormDialog>
  )
}
