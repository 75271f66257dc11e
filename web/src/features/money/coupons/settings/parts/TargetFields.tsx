import { IconX } from '@tabler/icons-react'
import { MAX_COUPON_COURSES } from 'contract/money/coupons/coupons.rules'
import { fareTypes } from 'contract/values/type-codes'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../../ui/IconButton.tsx'
import { RadioGroup } from '../../../../../ui/forms/RadioGroup.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { couponFormMessages } from '../coupon-form.messages.ts'
import { useClasses } from '../coupon-settings.api.ts'
import type { CouponFieldsProps } from './coupon-fields.ts'
import css from './coupons.module.css'

/** All classes, or chosen ones. */
export function TargetFields({ draft, change, isLocked, fault }: CouponFieldsProps) {
  const t = useMessages(couponFormMessages)
  const { courses } = draft
  return (
    <FormSection title={t('target')} why={t('targetWhy')}>
      {isLocked ? (
        <p>{t(draft.target)}</p>
      ) : (
        <RadioGroup
          label={t('target')}
          hideLabel
          layout="row"
          value={draft.target}
          onChange={(target) => change({ target })}
          options={[
            { value: 'SITE', label: t('SITE') },
            { value: 'COURSE', label: t('COURSE') },
          ]}
          error={fault === 'classNeeded' ? t(fault) : undefined}
        />
      )}
      {draft.target === 'COURSE' && courses.length > 0 && (
        <ul className={css.picked}>
          {courses.map(({ courseSeq, title }) => (
            <li key={courseSeq}>
              {title}
              {!isLocked && (
                <IconButton
                  label={t('removeClass', { title })}
                  icon={<IconX size={17} />}
                  onPress={() => change({ courses: courses.filter((one) => one.courseSeq !== courseSeq) })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {draft.target === 'COURSE' && !isLocked && courses.length < MAX_COUPON_COURSES && (
        <AddClass draft={draft} change={change} />
      )}
    </FormSection>
  )
}

function AddClass({ draft: { courses }, change }: Pick<CouponFieldsProps, 'draft' | 'change'>) {
  const t = useMessages(couponFormMessages)
  const { data } = useClasses('')
  const options = (data?.list ?? []).filter(
    ({ courseSeq, fareCd, currency }) =>
      fareCd === fareTypes.paid &&
      currency === 'KRW' &&
      !courses.some((picked) => picked.courseSeq === courseSeq),
  )
  return (
    <Select
      label={t('addClass')}
      placeholder={t('chooseClass')}
      value=""
      onChange={(value: string) => {
        const course = options.find(({ courseSeq }) => String(courseSeq) === value)
        if (course) change({ courses: [...courses, { courseSeq: course.courseSeq, title: course.title }] })
      }}
      options={options.map(({ courseSeq, title }) => ({ value: String(courseSeq), label: title }))}
    />
  )
}
