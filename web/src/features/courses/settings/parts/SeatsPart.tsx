import { useWords } from '../../../../platform/words/use-words.ts'
import { FormSection } from '../../../../shell/management/FormSection.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { kindSettingsWords } from '../kind-settings.words.ts'
import { paymentWords } from '../payment.words.ts'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

/** How many there may be, and who decides who they are. */
export function SeatsPart({ draft, change, errorOf }: PaymentPart) {
  const t = useWords(paymentWords)
  const kind = useWords(kindSettingsWords)
  return (
    <FormSection title={t('seats')} why={t('seatsWhy')}>
      <RadioGroup
        label={t('limit')}
        value={draft.userLimitTypeCd}
        onChange={(userLimitTypeCd) => change({ userLimitTypeCd })}
        options={[
          { value: '01', label: t('noLimit') },
          { value: '99', label: t('limited'), hint: t('limitedHint') },
          { value: '00', label: t('withLine'), hint: t('withLineHint') },
        ]}
      />
      {draft.userLimitTypeCd !== '01' && (
        <div className={css.narrow}>
          <NumberInput
            label={t('maxUserCount')}
            unit={t('people')}
            max={100_000}
            required
            zeroIsNothing
            value={draft.maxUserCount}
            onChange={(maxUserCount) => change({ maxUserCount })}
            error={errorOf('maxUserCount')}
          />
        </div>
      )}
      <div className={css.narrow}>
        <NumberInput
          label={kind('minUserCount')}
          hint={kind('minHint')}
          unit={kind('people')}
          max={100_000}
          zeroIsNothing
          value={draft.minUserCount}
          onChange={(minUserCount) => change({ minUserCount })}
          error={errorOf('minUserCount')}
        />
      </div>
      {draft.fareCd !== '03' && (
        <RadioGroup
          label={t('choise')}
          value={draft.choiseTypeCd ?? '00'}
          onChange={(choiseTypeCd) => change({ choiseTypeCd })}
          options={[
            { value: '00', label: t('firstCome'), hint: t('firstComeHint') },
            { value: '01', label: t('byApproval'), hint: t('byApprovalHint') },
          ]}
        />
      )}
    </FormSection>
  )
}
