import {
  DEFAULT_DUE_DAYS,
  isAccountNumber,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
  MAX_DUE_DAYS,
} from 'contract/money/merchants/deposit-account.rules'
import { useDraft } from '../../../../platform/draft.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { depositAccountMessages } from '../deposit-account.messages.ts'
import { useSaveDepositAccount, type MerchantsReply } from '../merchants.api.ts'
import css from './merchants.module.css'

type Account = NonNullable<MerchantsReply['depositAccount']>
type AccountDraft = Omit<Account, 'dueDays'> & { dueDays: number | null }
const empty: AccountDraft = {
  bankName: '',
  accountNumber: '',
  holder: '',
  dueDays: DEFAULT_DUE_DAYS,
  isActive: true,
}

/** The first fault of each field. */
function faultsOf({ bankName, accountNumber, holder, dueDays }: AccountDraft) {
  return {
    bankName: bankName.trim() === '' && ('needed' as const),
    accountNumber: !isAccountNumber(accountNumber.trim()) && ('accountWrong' as const),
    holder: holder.trim() === '' && ('needed' as const),
    dueDays: (dueDays === null || dueDays < 1 || dueDays > MAX_DUE_DAYS) && ('daysWrong' as const),
  }
}

/** The bank account that buyers are shown who pay by hand. */
export function DepositAccountForm({ account }: { account: Account | null }) {
  const t = useMessages(depositAccountMessages)
  const save = useSaveDepositAccount()
  const { draft, isDirty, change, adopt } = useDraft<AccountDraft>(account ?? empty)
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft),
    t,
    save: () => save.run({ body: { ...draft, dueDays: draft.dueDays ?? DEFAULT_DUE_DAYS } }),
    onSaved: () => adopt(draft),
  })
  return (
    <FormSection title={t('title')} why={t('why')} id="deposit">
      <Checkbox
        label={t('isActive')}
        hint={t('isActiveHint')}
        checked={draft.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <div className={css.pair}>
        <TextInput
          label={t('bank')}
          placeholder={t('bankHint')}
          value={draft.bankName}
          onChange={(bankName) => change({ bankName })}
          maxLength={LONGEST_BANK}
          error={errorOf('bankName')}
        />
        <TextInput
          label={t('account')}
          inputMode="numeric"
          autoComplete="off"
          value={draft.accountNumber}
          onChange={(accountNumber) => change({ accountNumber })}
          maxLength={LONGEST_ACCOUNT}
          error={errorOf('accountNumber')}
        />
        <TextInput
          label={t('holder')}
          value={draft.holder}
          onChange={(holder) => change({ holder })}
          maxLength={LONGEST_HOLDER}
          error={errorOf('holder')}
        />
        <NumberInput
          label={t('days')}
          unit={t('daysUnit')}
          hint={t('daysHint')}
          value={draft.dueDays}
          onChange={(dueDays) => change({ dueDays })}
          error={errorOf('dueDays')}
        />
      </div>
      {!account && <Notice tone="info">{t('sandboxEnds')}</Notice>}
      <div className={css.actions}>
        <Button variant="outline" loading={save.isRunning} disabled={!isDirty} onPress={submit}>
          {t('save')}
        </Button>
      </div>
    </FormSection>
  )
}
