import { bankCodes, bankNames, LONGEST_ACCOUNT_HOLDER } from 'contract/money/orders/banks.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Select } from '../../../ui/forms/Select.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { refundAccountMessages } from './refund-account.messages.ts'
import type { RefundAccountForm } from './use-refund-account.ts'
import css from './RefundAccountFields.module.css'

/** Bank, number and holder of the account to which money goes back. */
export function RefundAccountFields({ form: { typed, change, missing } }: { form: RefundAccountForm }) {
  const t = useMessages(refundAccountMessages)
  return (
    <div className={css.fields}>
      <Select
        label={t('bank')}
        required
        value={typed.bankCode}
        placeholder={t('chooseBank')}
        onChange={(bankCode) => change({ ...typed, bankCode })}
        options={bankCodes.map((value) => ({ value, label: bankNames[value] }))}
        error={missing.bank ? t('bankNeeded') : undefined}
      />
      <TextInput
        label={t('holder')}
        required
        value={typed.holder}
        maxLength={LONGEST_ACCOUNT_HOLDER}
        onChange={(holder) => change({ ...typed, holder })}
        error={missing.holder ? t('holderNeeded') : undefined}
      />
      <TextInput
        label={t('number')}
        required
        value={typed.accountNumber}
        inputMode="numeric"
        maxLength={40}
        onChange={(accountNumber) => change({ ...typed, accountNumber })}
        error={missing.number ? t('numberWrong') : undefined}
      />
      <p className={css.why}>{t('why')}</p>
    </div>
  )
}
