import { formatAmount } from 'contract/values/money'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { useOpenInvoice, type FeeInvoice } from '../payee-documents.api.ts'
import { payeeDocumentMessages } from '../payee-documents.messages.ts'
import { statementDay, statementMonth } from 'contract/money/settlements/statement-dates.rules'
import { OpenButton } from './OpenButton.tsx'
import css from './settlements.module.css'

/** The fees of closed months with the invoices that the operator issued. */
export function InvoicesCard({ invoices }: { invoices: readonly FeeInvoice[] }) {
  const t = useMessages(payeeDocumentMessages)
  const { language } = useSite()
  const open = useOpenInvoice()
  return (
    <FormSection title={t('invoices')} why={t('invoicesWhy')} id="invoices">
      {invoices.length === 0 ? (
        <p className={css.dimmed}>{t('noInvoices')}</p>
      ) : (
        <DataTable
          label={t('invoices')}
          rows={[...invoices]}
          keyOf={({ month, currency }) => `${month} ${currency}`}
          columns={[
            {
              key: 'month',
              head: t('month'),
              cell: ({ month }) => <b>{statementMonth(month, language)}</b>,
              bare: true,
            },
            {
              key: 'fee',
              head: t('fee'),
              cell: ({ feeAmount, taxAmount, currency }) =>
                formatAmount(feeAmount + taxAmount, currency, language),
              end: true,
            },
            {
              key: 'number',
              head: t('number'),
              cell: ({ invoice }) => invoice?.invoiceNo ?? t('notIssued'),
            },
            {
              key: 'issued',
              head: t('issuedOn'),
              cell: ({ invoice }) => (invoice ? statementDay(invoice.issuedOn, language) : '–'),
            },
            {
              key: 'file',
              head: t('file'),
              cell: (one) =>
                one.invoice?.hasFile ? (
                  <OpenButton name={one.invoice.invoiceNo} open={() => open(one)} />
                ) : (
                  '–'
                ),
            },
          ]}
        />
      )}
    </FormSection>
  )
}
