import { reviewScoreKeys } from 'contract/community/reviews/reviews.rules'
import type { ReviewScores } from 'contract/community/reviews/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { StarPicker } from '../../../../ui/StarPicker.tsx'
import { reviewMessages } from '../reviews.messages.ts'
import css from '../ReviewDialog.module.css'

export interface Details {
  isRecommended: boolean | null
  scores: ReviewScores
}
export const noScores: ReviewScores = { delivery: null, kindness: null, preparation: null, punctuality: null }

interface DetailFieldsProps {
  details: Details
  onChange: (changed: Partial<Details>) => void
}
/** What a site may collect beside stars and text. Nothing of it is required. */
export function DetailFields({ details: { isRecommended, scores }, onChange }: DetailFieldsProps) {
  const t = useMessages(reviewMessages)
  const chosen = isRecommended ? 'yes' : 'no'
  return (
    <>
      <RadioGroup
        label={t('recommend')}
        layout="row"
        value={isRecommended === null ? null : chosen}
        onChange={(value) => onChange({ isRecommended: value === 'yes' })}
        options={[
          { value: 'yes', label: t('recommends') },
          { value: 'no', label: t('recommendsNot') },
        ]}
      />
      <div className={css.scores}>
        {reviewScoreKeys.map((key) => (
          <StarPicker
            key={key}
            label={t(key)}
            size={24}
            value={scores[key]}
            onChange={(picked) => onChange({ scores: { ...scores, [key]: picked } })}
            nameOf={(n) => t('scoreOf', { what: t(key), n })}
          />
        ))}
      </div>
    </>
  )
}
