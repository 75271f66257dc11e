import { LONGEST_KEY } from 'contract/money/merchants/merchants.rules'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PasswordInput } from '../../../../ui/forms/PasswordInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { bodyOf, draftOf, faultsOf, keepsSecret, useSaveMerchant, type Merchant } from '../merchants.api.ts'
import { merchantMessages } from '../merchants.messages.ts'
import css from './merchants.module.css'

/** The keys of the account at Toss Payments. They are checked with the provider before they are stored. */
export function KeysForm({ merchant }: { merchant: Merchant | null }) {
  const t = useMessages(merchantMessages)
  const save = useSaveMerchant()
  const { draft, changed, change, revert, adopt } = useDraft(draftOf(merchant))
  const faults = faultsOf(draft, merchant)
  const wrong = faults.clientKey ?? faults.secretKey
  const isTyped = changed.length > 0
  const submit = () => {
    if (wrong) return
    save.run({ body: bodyOf(draft, merchant) }).then(
      () => {
        change({ secretKey: '' })
        adopt({ ...draft, secretKey: '' })
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const refusal = isRefusal(save.error) ? save.error.message : undefined
  const errorOf = (key: 'clientKey' | 'secretKey') => {
    const fault = faults[key]
    return isTyped && draft[key].trim() !== '' && fault ? t(fault) : undefined
  }
  return (
    <>
      <FormSection title={t('provider')} why={t('providerWhy')}>
        <ol className={css.steps}>
          <li>{t('step1')}</li>
          <li>{t('step2')}</li>
          <li>{t('step3')}</li>
        </ol>
        <RadioGroup
          label={t('mode')}
          layout="tiles"
          value={draft.mode}
          onChange={(mode) => change({ mode })}
          options={[
            { value: 'test', label: t('test'), hint: t('testHint') },
            { value: 'live', label: t('live'), hint: t('liveHint') },
          ]}
        />
        <TextInput
          label={t('clientKey')}
          hint={t('clientKeyHint', { mode: draft.mode })}
          value={draft.clientKey}
          onChange={(clientKey) => change({ clientKey })}
          autoComplete="off"
          maxLength={LONGEST_KEY}
          error={errorOf('clientKey')}
        />
        <PasswordInput
          label={t('secretKey')}
          hint={
            keepsSecret(draft, merchant)
              ? t('secretKept', { end: merchant?.secretEnd ?? '' })
              : t('secretKeyHint', { mode: draft.mode })
          }
          autoComplete="new-password"
          showLabel={t('show')}
          coverLabel={t('cover')}
          value={draft.secretKey}
          onChange={(secretKey) => change({ secretKey })}
          error={errorOf('secretKey')}
        />
      </FormSection>
      <DraftBar
        changes={changed.length}
        error={wrong ? t(wrong) : refusal}
        isSaving={save.isRunning}
        onSave={submit}
        onRevert={() => {
          save.reset()
          revert()
        }}
      />
    </>
  )
}
