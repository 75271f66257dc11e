import { asksReceiptNumber, CASH_RECEIPT_FROM } from 'contract/money/orders/cash-receipts.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PhoneInput } from '../../../../ui/forms/PhoneInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { cashReceiptMessages } from '../cash-receipt.messages.ts'
import type { PaidMethod } from '../payment-info.ts'
import type { CashReceiptForm } from '../use-cash-receipt.ts'
import css from '../PaymentScreen.module.css'

interface CashReceiptFieldsProps {
  form: CashReceiptForm
  method: PaidMethod
  totalAmount: number
}

/** Which cash receipt a buyer wants who pays from a bank account; nothing for all other ways to pay. */
export function CashReceiptFields({ form, method, totalAmount }: CashReceiptFieldsProps) {
  const t = useMessages(cashReceiptMessages)
  if (!form.isOffered(method)) return null
  const { kind, numbers } = form.typed
  const asksNumber = asksReceiptNumber(method)
  return (
    <section className={css.block}>
      <h2>{t('title')}</h2>
      <RadioGroup
        label={t('title')}
        hideLabel
        layout="row"
        value={kind}
        onChange={(chosen) => form.change({ ...form.typed, kind: chosen })}
        options={[
          { value: 'NONE', label: t('NONE') },
          { value: 'INCOME', label: t('INCOME') },
          { value: 'EXPENSE', label: t('EXPENSE') },
        ]}
      />
      {kind !== 'NONE' && asksNumber && (
        <div className={css.receiptNumber}>
          <NumberField form={form} kind={kind} number={numbers[kind]} isWrong={form.hasComplaint(method)} />
        </div>
      )}
      {kind !== 'NONE' && <p className={css.help}>{t(asksNumber ? 'byHand' : 'byProvider')}</p>}
      {kind === 'NONE' && asksNumber && totalAmount >= CASH_RECEIPT_FROM && (
        <p className={css.help}>{t('mandatory')}</p>
      )}
    </section>
  )
}

interface NumberFieldProps {
  form: CashReceiptForm
  kind: 'INCOME' | 'EXPENSE'
  number: string
  isWrong: boolean
}
function NumberField({ form, kind, number, isWrong }: NumberFieldProps) {
  const t = useMessages(cashReceiptMessages)
  const change = (typed: string) =>
    form.change({ ...form.typed, numbers: { ...form.typed.numbers, [kind]: typed.replaceAll(/\D/g, '') } })
  const error = isWrong ? t('numberWrong') : undefined
  if (kind === 'INCOME')
    return <PhoneInput label={t('INCOMENumber')} value={number} onChange={change} error={error} />
  return (
    <TextInput
      label={t('EXPENSENumber')}
      hint={t('EXPENSEHint')}
      inputMode="numeric"
      value={number}
      onChange={change}
      error={error}
      maxLength={12}
    />
  )
}
