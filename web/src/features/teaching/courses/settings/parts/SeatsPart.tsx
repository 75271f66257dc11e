import { admissionTypes, fareTypes, userLimitTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { kindSettingsMessages } from '../kind-settings.messages.ts'
import { paymentMessages } from '../payment.messages.ts'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

/** The number of seats, and whether staff approve applicants. */
export function SeatsPart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const kind = useMessages(kindSettingsMessages)
  return (
    <FormSection title={t('seats')} why={t('seatsWhy')}>
      <RadioGroup
        label={t('limit')}
        value={draft.userLimitTypeCd}
        onChange={(userLimitTypeCd) => change({ userLimitTypeCd })}
        options={[
          { value: userLimitTypes.unlimited, label: t('noLimit') },
          { value: userLimitTypes.limited, label: t('limited'), hint: t('limitedHint') },
          { value: userLimitTypes.waitlist, label: t('withLine'), hint: t('withLineHint') },
        ]}
      />
      {draft.userLimitTypeCd !== userLimitTypes.unlimited && (
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
      {draft.fareCd !== fareTypes.open && (
        <RadioGroup
          label={t('choise')}
          value={draft.choiseTypeCd ?? admissionTypes.firstCome}
          onChange={(choiseTypeCd) => change({ choiseTypeCd })}
          options={[
            { value: admissionTypes.firstCome, label: t('firstCome'), hint: t('firstComeHint') },
            { value: admissionTypes.approval, label: t('byApproval'), hint: t('byApprovalHint') },
          ]}
        />
      )}
    </FormSection>
  )
}
