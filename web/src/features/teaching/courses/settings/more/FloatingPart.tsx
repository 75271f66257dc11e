import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { FormSection } from '../../../../../platform/management/FormSection.tsx'
import { Checkbox } from '../../../../../ui/forms/Checkbox.tsx'
import { DateTimeInput } from '../../../../../ui/forms/DateTimeInput.tsx'
import { TextInput } from '../../../../../ui/forms/TextInput.tsx'
import css from '../parts/payment.module.css'
import { readMoment, shownMoment } from '../payment.ts'
import { isEndWrong, isLabelMissing, type MorePart } from './more.ts'
import { moreMessages } from './more.messages.ts'

/** The banner that stays visible while scrolling. */
export function FloatingPart({ draft, change, isTried }: MorePart) {
  const t = useMessages(moreMessages)
  return (
    <FormSection title={t('floating')} why={t('floatingWhy')}>
      <Checkbox
        label={t('floatingShow')}
        checked={draft.courseFloatingShowYn === 'Y'}
        onChange={(on) => change({ courseFloatingShowYn: on ? 'Y' : 'N' })}
      />
      {draft.courseFloatingShowYn === 'Y' && (
        <>
          <TextInput
            label={t('label')}
            placeholder={t('labelPlaceholder')}
            value={draft.courseFloatingLabel}
            onChange={(courseFloatingLabel) => change({ courseFloatingLabel })}
            maxLength={40}
            counter
            error={isTried && isLabelMissing(draft) ? t('labelMissing') : undefined}
          />
          <TextInput
            label={t('button')}
            hint={t('buttonHint')}
            value={draft.courseFloatingButton}
            onChange={(courseFloatingButton) => change({ courseFloatingButton })}
            maxLength={20}
            counter
          />
          <Checkbox
            label={t('floatingReview')}
            checked={draft.courseFloatingReviewShowYn === 'Y'}
            onChange={(on) => change({ courseFloatingReviewShowYn: on ? 'Y' : 'N' })}
          />
          <div className={css.pair}>
            <DateTimeInput
              label={t('showStart')}
              hint={t('openStart')}
              value={shownMoment(draft.courseFloatingShowStartAt)}
              onChange={(text) => change({ courseFloatingShowStartAt: readMoment(text) })}
            />
            <DateTimeInput
              label={t('showEnd')}
              hint={t('openEnd')}
              value={shownMoment(draft.courseFloatingShowEndAt)}
              onChange={(text) => change({ courseFloatingShowEndAt: readMoment(text) })}
              error={isEndWrong(draft) ? t('endBeforeStart') : undefined}
            />
          </div>
        </>
      )}
    </FormSection>
  )
}
