import { MAX_UNIT_PRICE, pricedKinds } from 'contract/growth/alimtalk/unit-prices.rules'
import { useDraft } from '../../../platform/draft.tsx'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { useTriedForm } from '../../../platform/management/tried-form.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { digitsOf } from '../../../ui/forms/digits.ts'
import { FieldSet } from '../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { TextInput } from '../../../ui/forms/TextInput.tsx'
import { useSaveTextSender, type AlimtalkAccount } from './alimtalk.api.ts'
import { textSenderMessages } from './text-sender.messages.ts'
import css from './parts/alimtalk.module.css'

/** From which number text messages go out, where one refuses them for free, and what messages cost. */
export function TextSenderSection({ account }: { account: AlimtalkAccount }) {
  const t = useMessages(textSenderMessages)
  const { draft, change, isDirty, errorOf, submit, isRunning } = useSenderForm(account)
  return (
    <FormSection title={t('title')} why={t('why')} id="text-sender">
      <TextInput
        label={t('senderNumber')}
        hint={t('senderHint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        value={draft.senderNumber}
        onChange={(senderNumber) => change({ senderNumber })}
        error={errorOf('senderNumber')}
      />
      <TextInput
        label={t('refusalNumber')}
        hint={t('refusalHint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="080"
        maxLength={20}
        value={draft.refusalNumber}
        onChange={(refusalNumber) => change({ refusalNumber })}
        error={errorOf('refusalNumber')}
      />
      <FieldSet legend={t('prices')} hint={t('pricesHint')}>
        <div className={css.prices}>
          {pricedKinds.map((kind) => (
            <NumberInput
              key={kind}
              label={t(kind)}
              unit={t('won')}
              max={MAX_UNIT_PRICE}
              value={draft.unitPrices[kind]}
              onChange={(price) => change({ unitPrices: { ...draft.unitPrices, [kind]: price } })}
            />
          ))}
        </div>
      </FieldSet>
      <div className={css.actions}>
        <Button loading={isRunning} disabled={!isDirty} onPress={submit}>
          {t('save')}
        </Button>
      </div>
    </FormSection>
  )
}

function useSenderForm({ senderNumber, refusalNumber, unitPrices }: AlimtalkAccount) {
  const t = useMessages(textSenderMessages)
  const { run, isRunning } = useSaveTextSender()
  const { draft, isDirty, change, adopt } = useDraft({
    senderNumber: senderNumber ?? '',
    refusalNumber: refusalNumber ?? '',
    unitPrices,
  })
  const numbers = { sender: digitsOf(draft.senderNumber), refusal: digitsOf(draft.refusalNumber) }
  const form = useTriedForm({
    faults: {
      senderNumber: !/^(\d{8,11})?$/.test(numbers.sender) && ('senderWrong' as const),
      refusalNumber: !/^(080\d{7,8})?$/.test(numbers.refusal) && ('refusalWrong' as const),
    },
    t,
    save: () =>
      run({
        body: {
          senderNumber: numbers.sender || null,
          refusalNumber: numbers.refusal || null,
          unitPrices: draft.unitPrices,
        },
      }),
    onSaved: () => adopt(draft),
  })
  return { draft, change, isDirty, isRunning, ...form }
}
