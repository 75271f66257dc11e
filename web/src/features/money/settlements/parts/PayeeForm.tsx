import {
  isAccountNumber,
  LONGEST_ACCOUNT,
  LONGEST_BANK,
  LONGEST_HOLDER,
} from 'contract/money/merchants/deposit-account.rules'
import { isBusinessNo, taxKinds, type TaxKind } from 'contract/money/settlements/payees.rules'
import { useDraft } from '../../../../platform/draft.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { useSavePayee, type Payee } from '../payees.api.ts'
import { payeeMessages } from '../payees.messages.ts'
import css from './settlements.module.css'

interface PayeeDraft {
  taxKind: TaxKind
  businessNo: string
  bankName: string
  /** Empty where the stored number stays. */
  accountNumber: string
  holder: string
}
const draftOf = (payee: Payee | null): PayeeDraft => ({
  taxKind: payee?.taxKind ?? 'INDIVIDUAL',
  businessNo: payee?.businessNo ?? '',
  bankName: payee?.bankName ?? '',
  accountNumber: '',
  holder: payee?.holder ?? '',
})
const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** The first fault of each field. */
function faultsOf(draft: PayeeDraft, isStored: boolean) {
  const number = draft.accountNumber.trim()
  const mayBeEmpty = isStored && number === ''
  return {
    businessNo:
      draft.taxKind === 'BUSINESS' &&
      !isBusinessNo(digitsOf(draft.businessNo)) &&
      ('businessNoWrong' as const),
    bankName: draft.bankName.trim() === '' && ('needed' as const),
    accountNumber: !mayBeEmpty && !isAccountNumber(number) && ('numberWrong' as const),
    holder: draft.holder.trim() === '' && ('needed' as const),
  }
}

const bodyOf = (draft: PayeeDraft) => ({
  taxKind: draft.taxKind,
  businessNo: draft.taxKind === 'BUSINESS' ? digitsOf(draft.businessNo) : null,
  bankName: draft.bankName,
  accountNumber: draft.accountNumber.trim() || null,
  holder: draft.holder,
})

/** Who is paid, how that is taxed, and to which account. */
export function PayeeForm({ payee }: { payee: Payee | null }) {
  const t = useMessages(payeeMessages)
  const { can } = useSession()
  const save = useSavePayee()
  const { draft, isDirty, change, adopt } = useDraft(draftOf(payee))
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft, payee !== null),
    t,
    save: () => save.run({ body: bodyOf(draft) }),
    onSaved() {
      adopt(draft)
      change({ accountNumber: '' })
    },
  })
  const mayChange = can('SITE_MERCHANT_UPDATE')
  return (
    <>
      <FormSection title={t('tax')} why={t('taxWhy')} id="tax">
        <RadioGroup
          label={t('tax')}
          hideLabel
          value={draft.taxKind}
          onChange={(taxKind) => change({ taxKind })}
          options={taxKinds.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
        />
        {draft.taxKind === 'BUSINESS' && (
          <TextInput
            label={t('businessNo')}
            hint={t('businessNoHint')}
            inputMode="numeric"
            value={draft.businessNo}
            onChange={(businessNo) => change({ businessNo })}
            maxLength={12}
            error={errorOf('businessNo')}
          />
        )}
      </FormSection>
      <FormSection title={t('account')} why={t('accountWhy')} id="account">
        <div className={css.pair}>
          <TextInput
            label={t('bank')}
            value={draft.bankName}
            onChange={(bankName) => change({ bankName })}
            maxLength={LONGEST_BANK}
            error={errorOf('bankName')}
          />
          <TextInput
            label={t('number')}
            hint={payee ? t('numberHint', { end: payee.accountEnd }) : undefined}
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
        </div>
        {mayChange ? (
          <div className={css.actions}>
            <Button loading={save.isRunning} disabled={!isDirty} onPress={submit}>
              {t('save')}
            </Button>
          </div>
        ) : (
          <p className={css.dimmed}>{t('ownerOnly')}</p>
        )}
      </FormSection>
    </>
  )
}
