import { classRelations, MAX_CLASSES } from 'contract/growth/segments/audience.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { Choices } from '../Choices.tsx'
import { classChoices, usePublicClasses, type ConditionDraft } from '../conditions.api.ts'
import { conditionMessages } from '../conditions.messages.ts'
import css from './conditions.module.css'

type Draft = Extract<ConditionDraft, { kind: 'CLASS' }>
interface ClassConditionProps {
  condition: Draft
  onChange: (condition: Draft) => void
}

/** Has a place in one of these classes, had one, or never had. */
export function ClassCondition({ condition, onChange }: ClassConditionProps) {
  const t = useMessages(conditionMessages)
  const classes = usePublicClasses()
  return (
    <div className={css.fields}>
      <Select
        label={t('relation')}
        value={condition.relation}
        onChange={(relation) => onChange({ ...condition, relation })}
        options={classRelations.map((value) => ({ value, label: t(value) }))}
      />
      <Choices
        label={t('chooseClass')}
        anyLabel={t('anyClass')}
        removeLabel={(title) => t('removeClass', { title })}
        options={classChoices(classes.data)}
        chosen={condition.courseSeqs}
        onChange={(courseSeqs) => onChange({ ...condition, courseSeqs })}
        max={MAX_CLASSES}
      />
    </div>
  )
}
