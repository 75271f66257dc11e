import { useState } from 'react'
import { discountPercent } from 'contract/values/money'
import { fareTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { Switch } from '../../../../../ui/forms/Switch.tsx'
import { readMoment, shownMoment } from '../payment.ts'
import { paymentMessages } from '../payment.messages.ts'
import { DollarInput } from './DollarInput.tsx'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

const HIGHEST = 1_000_000_000

export function FarePart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const isPaid = draft.fareCd === fareTypes.paid
  return (
    <FormSection title={t('fare')} why={t('fareWhy')}>
      <RadioGroup
        label={t('fareKind')}
        layout="tiles"
        value={draft.fareCd}
        onChange={(fareCd) => change({ fareCd })}
        options={[
          { value: fareTypes.free, label: t('free'), hint: t('freeHint') },
          { value: fareTypes.paid, label: t('paid'), hint: t('paidHint') },
          { value: fareTypes.open, label: t('open'), hint: t('openHint') },
        ]}
      />
      {isPaid && (
        <>
          <div className={css.narrow}>
            <NumberInput
              label={t('price')}
              unit={t('won')}
              max={HIGHEST}
              required
              zeroIsNothing
              value={draft.price}
              onChange={(price) => change({ price: price ?? 0 })}
              error={errorOf('price')}
            />
          </div>
          <DisplayCurrency draft={draft} change={change} errorOf={errorOf} />
          <Discount draft={draft} change={change} errorOf={errorOf} />
        </>
      )}
    </FormSection>
  )
}

/** The currency in which the price is shown; what is charged depends on how it is paid. */
function DisplayCurrency({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  return (
    <>
      <RadioGroup
        label={t('displayCurrency')}
        layout="row"
        value={draft.displayCurrency}
        onChange={(displayCurrency) => change({ displayCurrency })}
        options={[
          { value: 'KRW', label: t('inWon') },
          { value: 'USD', label: t('inDollars') },
        ]}
      />
      {draft.displayCurrency === 'USD' && (
        <div className={css.narrow}>
          <DollarInput
            label={t('priceEx')}
            hint={t('paidInWon')}
            value={draft.priceEx}
            onChange={(priceEx) => change({ priceEx })}
            error={errorOf('priceEx')}
          />
        </div>
      )}
    </>
  )
}

function Discount({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  const { price, discountPrice, discountStartAt, discountEndAt } = draft
  const [isOpen, setOpen] = useState(discountPrice !== null)
  const isShown = isOpen || discountPrice !== null
  const toggle = (isOn: boolean) => {
    setOpen(isOn)
    if (!isOn)
      change({ discountPrice: null, discountPriceEx: null, discountStartAt: null, discountEndAt: null })
  }
  const percent = discountPrice === null ? 0 : discountPercent(price, discountPrice)
  return (
    <>
      <Switch label={t('discount')} hint={t('discountHint')} checked={isShown} onChange={toggle} />
      {isShown && (
        <>
          <div className={css.narrow}>
            <NumberInput
              label={t('discountPrice')}
              unit={t('won')}
              max={HIGHEST}
              value={discountPrice}
              onChange={(value) => change({ discountPrice: value })}
              hint={percent > 0 ? t('percent', { percent }) : undefined}
              error={errorOf('discountPrice')}
            />
          </div>
          {draft.displayCurrency === 'USD' && (
            <div className={css.narrow}>
              <DollarInput
                label={t('discountPriceEx')}
                value={draft.discountPriceEx}
                onChange={(discountPriceEx) => change({ discountPriceEx })}
                error={errorOf('discountPriceEx')}
              />
            </div>
          )}
          <div className={css.pair}>
            <DateTimeInput
              label={t('discountStartAt')}
              hint={t('openStart')}
              value={shownMoment(discountStartAt)}
              onChange={(text) => change({ discountStartAt: readMoment(text) })}
              error={errorOf('discountStartAt')}
            />
            <DateTimeInput
              label={t('discountEndAt')}
              hint={t('openEnd')}
              value={shownMoment(discountEndAt)}
              onChange={(text) => change({ discountEndAt: readMoment(text) })}
              error={errorOf('discountEndAt')}
            />
          </div>
        </>
      )}
    </>
  )
}
