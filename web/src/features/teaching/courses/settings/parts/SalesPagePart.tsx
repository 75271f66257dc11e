import { deliveryTypes } from 'contract/values/type-codes'
import { formatMonthly, instalmentPerMonth } from 'contract/values/money'
import { useState } from 'react'
import { useSite } from '../../../../../platform/site.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { paymentMessages } from '../payment.messages.ts'
import { DollarInput } from './DollarInput.tsx'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

const HIGHEST = 1_000_000_000
const usualMonths = [2, 3, 4, 5, 6, 10, 12, 24]

/** The monthly price: shown, never charged. */
export function InstalmentPart({ draft, change }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const { language } = useSite()
  const { installmentMonth: months, price, discountPrice } = draft
  const choices = months === null || usualMonths.includes(months) ? usualMonths : [...usualMonths, months]
  const part = (amount: number) =>
    formatMonthly(instalmentPerMonth({ amount, currency: 'KRW' }, months ?? 1), language)
  return (
    <FormSection title={t('instalment')} why={t('instalmentWhy')}>
      <div className={css.narrow}>
        <Select
          label={t('months')}
          value={String(months ?? '')}
          onChange={(value) => change({ installmentMonth: value === '' ? null : Number(value) })}
          options={[
            { value: '', label: t('noMonths') },
            ...choices.map((count) => ({ value: String(count), label: t('monthCount', { count }) })),
          ]}
          hint={
            months !== null && price > 0 ? t('shownAs', { price: part(discountPrice ?? price) }) : undefined
          }
        />
      </div>
    </FormSection>
  )
}

/** The material that learners buy separately, with its price in both currencies. */
export function MaterialPart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const { materialTitle, materialPrice, materialPriceEx } = draft
  const isGiven = materialPrice !== null || materialPriceEx !== null
  const [isOpen, setOpen] = useState(isGiven)
  const toggle = (isOn: boolean) => {
    setOpen(isOn)
    if (!isOn) change({ materialTitle: '', materialPrice: null, materialPriceEx: null })
  }
  return (
    <FormSection title={t('material')} why={t('materialWhy')}>
      <Checkbox label={t('hasMaterial')} checked={isOpen || isGiven} onChange={toggle} />
      {(isOpen || isGiven) && (
        <>
          <TextInput
            label={t('materialTitle')}
            placeholder={t('materialPlaceholder')}
            value={materialTitle}
            onChange={(text) => change({ materialTitle: text })}
            maxLength={40}
            error={errorOf('materialTitle')}
          />
          <div className={css.pair}>
            <NumberInput
              label={t('materialPrice')}
              unit={t('won')}
              max={HIGHEST}
              value={materialPrice}
              onChange={(value) => change({ materialPrice: value })}
              error={errorOf('materialPrice')}
            />
            <DollarInput
              label={t('materialPriceEx')}
              value={materialPriceEx}
              onChange={(value) => change({ materialPriceEx: value })}
              error={errorOf('materialPriceEx')}
            />
          </div>
        </>
      )}
    </FormSection>
  )
}

/** Whether goods that belong to the price are sent to every buyer. */
export function DeliveryPart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  return (
    <FormSection title={t('delivery')} why={t('deliveryWhy')}>
      <Checkbox
        label={t('hasDelivery')}
        checked={draft.deliveryCd === deliveryTypes.delivered}
        onChange={(isOn) => change({ deliveryCd: isOn ? deliveryTypes.delivered : deliveryTypes.none })}
        error={errorOf('deliveryCd')}
      />
    </FormSection>
  )
}
