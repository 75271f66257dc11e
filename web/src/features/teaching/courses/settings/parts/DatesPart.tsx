import { periodTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { readMoment, shownMoment } from '../payment.ts'
import { paymentMessages } from '../payment.messages.ts'
import type { PaymentPart } from './payment-part.ts'
import css from './payment.module.css'

const dated = (value: string) => (value === periodTypes.dated ? periodTypes.dated : periodTypes.unlimited)

/** The recruiting period. */
export function RecruitingPart({ draft, change, errorOf }: PaymentPart) {
  const t = useMessages(paymentMessages)
  return (
    <FormSection title={t('recruiting')} why={t('recruitingWhy')}>
      <RadioGroup
        label={t('payStart')}
        layout="row"
        value={draft.payStartCd}
        onChange={(value) => change({ payStartCd: dated(value) })}
        options={[
          { value: periodTypes.unlimited, label: t('payStartNow') },
          { value: periodTypes.dated, label: t('payStartDated') },
        ]}
      />
      {draft.payStartCd === periodTypes.dated && (
        <div className={css.narrow}>
          <DateTimeInput
            label={t('payStartAt')}
            value={shownMoment(draft.payStartAt)}
            onChange={(text) => change({ payStartAt: readMoment(text) })}
            error={errorOf('payStartAt')}
          />
        </div>
      )}
      <RadioGroup
        label={t('payEnd')}
        layout="row"
        value={draft.payEndCd}
        onChange={(value) => change({ payEndCd: dated(value) })}
        options={[
          { value: periodTypes.unlimited, label: t('payEndNone') },
          { value: periodTypes.dated, label: t('payEndDated') },
        ]}
      />
      {draft.payEndCd === periodTypes.dated && (
        <div className={css.narrow}>
          <DateTimeInput
            label={t('payEndAt')}
            value={shownMoment(draft.payEndAt)}
            onChange={(text) => change({ payEndAt: readMoment(text) })}
            error={errorOf('payEndAt')}
          />
        </div>
      )}
    </FormSection>
  )
}

/** The dates of the class or the package itself. */
export function DatesPart({ isPackage, draft, change, errorOf }: PaymentPart & { isPackage: boolean }) {
  const t = useMessages(paymentMessages)
  return (
    <FormSection
      title={t(isPackage ? 'packageDates' : 'dates')}
      why={t(isPackage ? 'packageDatesWhy' : 'datesWhy')}
    >
      <div className={css.pair}>
        <DateTimeInput
          label={t('startAt')}
          value={shownMoment(draft.startAt)}
          onChange={(text) => change({ startAt: readMoment(text) })}
          error={errorOf('startAt')}
        />
        <DateTimeInput
          label={t('endAt')}
          value={shownMoment(draft.endAt)}
          onChange={(text) => change({ endAt: readMoment(text) })}
          error={errorOf('endAt')}
        />
      </div>
    </FormSection>
  )
}
