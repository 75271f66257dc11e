import { MAX_LEVELS } from 'contract/people/levels/levels.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useLevelNames } from '../../../people/levels/levels.api.ts'
import { Choices } from '../Choices.tsx'
import type { ConditionDraft } from '../conditions.api.ts'
import { conditionMessages } from '../conditions.messages.ts'
import css from './conditions.module.css'

type Draft = Extract<ConditionDraft, { kind: 'LEVEL' }>
interface LevelConditionProps {
  condition: Draft
  onChange: (condition: Draft) => void
  isMarked: boolean
}

/** Has one of these levels. */
export function LevelCondition({ condition, onChange, isMarked }: LevelConditionProps) {
  const t = useMessages(conditionMessages)
  const levels = useLevelNames().data ?? []
  return (
    <div className={css.fields}>
      <Choices
        label={t('chooseLevel')}
        anyLabel={t('chooseLevel')}
        removeLabel={(title) => t('removeClass', { title })}
        options={levels.map(({ levelSeq, name }) => ({ seq: levelSeq, title: name }))}
        chosen={condition.levelSeqs}
        onChange={(levelSeqs) => onChange({ ...condition, levelSeqs })}
        max={MAX_LEVELS}
      />
      {isMarked && condition.levelSeqs.length === 0 && <Notice tone="error">{t('levelNeeded')}</Notice>}
    </div>
  )
}
