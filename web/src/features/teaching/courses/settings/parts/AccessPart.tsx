import { useState } from 'react'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { paymentMessages } from '../payment.messages.ts'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

const UNLIMITED = -1
/** Ten years, in days. */
const LONGEST = 3650
const usual = [30, 60, 90, 120, 150, 180]

/** The number of days of access after enrolling. */
export function AccessPart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const { vodDays } = draft
  const [isCustom, setCustom] = useState(vodDays !== UNLIMITED && !usual.includes(vodDays))
  const choose = (value: string) => {
    setCustom(value === 'custom')
    if (value !== 'custom') change({ vodDays: Number(value) })
  }
  return (
    <FormSection title={t('access')} why={t('accessWhy')}>
      <div className={css.pair}>
        <Select
          label={t('vodDays')}
          value={isCustom ? 'custom' : String(vodDays)}
          onChange={choose}
          options={[
            { value: String(UNLIMITED), label: t('unlimited') },
            ...usual.map((days) => ({ value: String(days), label: t('days', { count: days }) })),
            { value: 'custom', label: t('custom') },
          ]}
        />
        {isCustom && (
          <NumberInput
            label={t('customDays')}
            unit={t('day')}
            max={LONGEST}
            maxMessage={t('daysMost', { days: LONGEST })}
            required
            zeroIsNothing
            value={vodDays > 0 ? vodDays : null}
            onChange={(days) => change({ vodDays: days ?? 0 })}
            error={errorOf('vodDays')}
          />
        )}
      </div>
    </FormSection>
  )
}
