import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { Select } from '../../../../../ui/forms/Select.tsx'
import { Switch } from '../../../../../ui/forms/Switch.tsx'
import css from '../parts/payment.module.css'
import { readMoment, shownMoment } from '../payment.ts'
import type { LevelChoice, Switches } from './more.api.ts'
import type { MorePart } from './more.ts'
import { moreMessages } from './more.messages.ts'

const facts = [
  'courseTutorShowYn',
  'courseAttendCountShowYn',
  'courseAttendSumShowYn',
  'courseValidityShowYn',
] as const

/** The restrictions to members and to levels. They take effect immediately. */
export function AccessPart({ switches: { isOn, press }, level }: { switches: Switches; level: LevelChoice }) {
  const t = useMessages(moreMessages)
  return (
    <FormSection title={t('access')} why={t('accessWhy')}>
      <Switch
        label={t('memberOnlyYn')}
        hint={t('memberOnlyYnHint')}
        checked={isOn('memberOnlyYn')}
        onChange={(on) => press('memberOnlyYn', on)}
      />
      {level.options.length > 0 && (
        <Select
          label={t('minLevel')}
          hint={t('minLevelHint')}
          value={level.value}
          onChange={level.choose}
          options={[
            { value: '', label: t('anyLevel') },
            ...level.options.map(({ levelSeq, name }) => ({
              value: String(levelSeq),
              label: t('levelUp', { name }),
            })),
          ]}
        />
      )}
    </FormSection>
  )
}

/** The visible parts of the class page. They take effect immediately. */
export function VisibilityPart({ switches: { isOn, press } }: { switches: Switches }) {
  const t = useMessages(moreMessages)
  return (
    <FormSection title={t('shown')} why={t('shownWhy')}>
      <Switch
        label={t('courseReviewShowYn')}
        hint={t('courseReviewShowYnHint')}
        checked={isOn('courseReviewShowYn')}
        onChange={(on) => press('courseReviewShowYn', on)}
      />
      <Switch
        label={t('courseQaShowYn')}
        hint={t('courseQaShowYnHint')}
        checked={isOn('courseQaShowYn')}
        onChange={(on) => press('courseQaShowYn', on)}
      />
      {isOn('courseQaShowYn') && (
        <Switch
          label={t('courseQuestionStatus')}
          hint={t('courseQuestionStatusHint')}
          checked={isOn('courseQuestionStatus')}
          onChange={(on) => press('courseQuestionStatus', on)}
        />
      )}
      <Switch
        label={t('coursePostOpenYn')}
        hint={t('coursePostOpenYnHint')}
        checked={isOn('coursePostOpenYn')}
        onChange={(on) => press('coursePostOpenYn', on)}
      />
      {facts.map((name) => (
        <Switch key={name} label={t(name)} checked={isOn(name)} onChange={(on) => press(name, on)} />
      ))}
    </FormSection>
  )
}

/** The figures below the price, and the target of the countdown. */
export function PromotionPart({ switches, draft, change }: MorePart & { switches: Switches }) {
  const t = useMessages(moreMessages)
  const { isOn, press } = switches
  return (
    <FormSection title={t('promotion')} why={t('promotionWhy')}>
      <Switch
        label={t('coursePromotionShowYn')}
        hint={t('coursePromotionShowYnHint')}
        checked={isOn('coursePromotionShowYn')}
        onChange={(on) => press('coursePromotionShowYn', on)}
      />
      {isOn('coursePromotionShowYn') && (
        <>
          {(['courseRemainingTermShowYn', 'courseRemainingAttendeeShowYn'] as const).map((name) => (
            <Switch
              key={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              checked={isOn(name)}
              onChange={(on) => press(name, on)}
            />
          ))}
          <Switch
            label={t('courseRollingShowYn')}
            checked={isOn('courseRollingShowYn')}
            onChange={(on) => press('courseRollingShowYn', on)}
          />
        </>
      )}
      <div className={css.narrow}>
        <DateTimeInput
          label={t('remainingEnd')}
          hint={t('remainingEndHint')}
          value={shownMoment(draft.courseRemainingEndAt)}
          onChange={(text) => change({ courseRemainingEndAt: readMoment(text) })}
        />
      </div>
    </FormSection>
  )
}
