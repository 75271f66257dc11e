import { useWords } from '../../../../platform/words/use-words.ts'
import { FormSection } from '../../../../shell/management/FormSection.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { paymentWords } from '../payment.words.ts'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

export function SeatsPart({ draft, change, errorOf }: PaymentPart) {
  const t = useWords(paymentWords)
  return (
    <FormSection title={t('seats')} why={t('seatsWhy')}>
      <RadioGroup
        label={t('limit')}
        layout="row"
        value={draft.userLimitTypeCd}
        onChange={(value) => change({ userLimitTypeCd: value === '99' ? '99' : '01' })}
        options={[
          { value: '01', label: t('noLimit') },
          { value: '99', label: t('limited') },
        ]}
      />
      {draft.userLimitTypeCd === '99' && (
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
    </FormSection>
  )
}
