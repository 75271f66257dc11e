import { LONGEST_NAME } from 'contract/money/coupons/coupons.rules'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { NumberInput } from '../../../../../ui/forms/NumberInput.tsx'
import { SegmentedControl } from '../../../../../ui/forms/SegmentedControl.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import { couponFormMessages } from '../coupon-form.messages.ts'
import type { CouponFieldsProps } from './coupon-fields.ts'
import css from './coupons.module.css'

const MAX_WON = 1_000_000_000
const MAX_COUPONS = 1_000_000

/** Name, kind and size of the discount. */
export function DiscountFields({ draft, change, isLocked, fault }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages)
  const isAmount = draft.discountType === 'AMOUNT'
  const errorOf = (...faults: CouponFieldsProps['fault'][]) =>
    fault && faults.includes(fault) ? t(fault) : undefined
  return (
    <FormSection title={t('discount')} why={t('discountWhy')}>
      <div className={css.two}>
        <div className={css.full}>
          <TextInput
            label={t('name')}
            hint={t('nameHint')}
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={LONGEST_NAME}
            error={errorOf('nameNeeded')}
          />
        </div>
        {!isLocked && (
          <>
            <div className={css.kind}>
              <span aria-hidden="true">{t('kind')}</span>
              <SegmentedControl
                label={t('kind')}
                wide
                value={draft.discountType}
                onChange={(discountType) => change({ discountType, value: null, maxDiscount: null })}
                options={[
                  { value: 'AMOUNT', label: t('AMOUNT') },
                  { value: 'PERCENT', label: t('PERCENT') },
                ]}
              />
            </div>
            <NumberInput
              label={t(isAmount ? 'amount' : 'percent')}
              unit={isAmount ? t('won') : '%'}
              max={isAmount ? MAX_WON : 100}
              value={draft.value}
              onChange={(value) => change({ value })}
              error={errorOf('valueNeeded', 'percentWrong')}
            />
            <NumberInput
              label={t('minAmount')}
              hint={t('minHint')}
              unit={t('won')}
              max={MAX_WON}
              value={draft.minAmount}
              onChange={(minAmount) => change({ minAmount })}
            />
            {!isAmount && (
              <NumberInput
                label={t('maxDiscount')}
                hint={t('maxHint')}
                unit={t('won')}
                max={MAX_WON}
                value={draft.maxDiscount}
                onChange={(maxDiscount) => change({ maxDiscount })}
              />
            )}
          </>
        )}
      </div>
    </FormSection>
  )
}

/** How many there are, for how long, and what a refund does. */
export function LimitFields({ draft, change, fault }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages)
  return (
    <FormSection title={t('limits')} why={t('limitsWhy')}>
      <div className={css.two}>
        <NumberInput
          label={t('total')}
          hint={t('totalHint')}
          unit={t('sheets')}
          max={MAX_COUPONS}
          value={draft.totalLimit}
          onChange={(totalLimit) => change({ totalLimit })}
        />
        <NumberInput
          label={t('perUser')}
          hint={t('perUserHint')}
          unit={t('sheets')}
          max={100}
          value={draft.perUserLimit}
          onChange={(perUserLimit) => change({ perUserLimit })}
          error={fault === 'perUserNeeded' ? t(fault) : undefined}
        />
        <div className={css.moments}>
          <DateTimeInput
            label={t('starts')}
            value={draft.startsAt}
            onChange={(startsAt) => change({ startsAt })}
          />
          <DateTimeInput
            label={t('ends')}
            value={draft.endsAt}
            min={draft.startsAt}
            onChange={(endsAt) => change({ endsAt })}
            error={fault === 'periodWrong' ? t(fault) : undefined}
          />
        </div>
        <div className={css.full}>
          <Checkbox
            label={t('isReturned')}
            checked={draft.isReturned}
            onChange={(isReturned) => change({ isReturned })}
          />
        </div>
        <div className={css.full}>
          <Checkbox
            label={t('allowsLevelDiscount')}
            hint={t('allowsLevelDiscountHint')}
            checked={draft.allowsLevelDiscount}
            onChange={(allowsLevelDiscount) => change({ allowsLevelDiscount })}
          />
        </div>
      </div>
    </FormSection>
  )
}
