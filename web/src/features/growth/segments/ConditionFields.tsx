import { IconPlus, IconX } from '@tabler/icons-react'
import { MAX_CONDITIONS, MAX_DAYS } from 'contract/growth/segments/audience.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useLevelNames } from '../../people/levels/levels.api.ts'
import type { ConditionDraft } from './conditions.api.ts'
import { conditionMessages } from './conditions.messages.ts'
import { ClassCondition } from './parts/ClassCondition.tsx'
import { LevelCondition } from './parts/LevelCondition.tsx'
import css from './parts/conditions.module.css'

const fresh: Record<ConditionDraft['kind'], ConditionDraft> = {
  CLASS: { kind: 'CLASS', relation: 'ATTENDS', courseSeqs: [] },
  JOINED: { kind: 'JOINED', relation: 'WITHIN', days: 30 },
  PAID: { kind: 'PAID', relation: 'AT_LEAST', amount: null },
  LEVEL: { kind: 'LEVEL', levelSeqs: [] },
}
const additions = [
  ['CLASS', 'addClass'],
  ['JOINED', 'addJoined'],
  ['PAID', 'addPaid'],
  ['LEVEL', 'addLevel'],
] as const

interface ConditionFieldsProps {
  conditions: ConditionDraft[]
  onChange: (conditions: ConditionDraft[]) => void
  /** Whether missing numbers are pointed out. */
  isMarked: boolean
}

/** Conditions that all have to hold. Segments and campaigns choose members by them. */
export function ConditionFields({ conditions, onChange, isMarked }: ConditionFieldsProps) {
  const t = useMessages(conditionMessages)
  const hasLevels = (useLevelNames().data ?? []).length > 0
  const write = (index: number, condition: ConditionDraft) =>
    onChange(conditions.map((one, at) => (at === index ? condition : one)))
  return (
    <>
      {conditions.length > 0 && (
        <ol className={css.conditions}>
          {conditions.map((condition, index) => (
            // Conditions have no name of their own; they are only added at the end and removed.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={css.condition}>
              <header>
                {t(condition.kind)}
                <IconButton
                  label={t('removeCondition')}
                  icon={<IconX size={17} />}
                  onPress={() => onChange(conditions.filter((_, at) => at !== index))}
                />
              </header>
              <OneCondition
                condition={condition}
                onChange={(changed) => write(index, changed)}
                isMarked={isMarked}
              />
            </li>
          ))}
        </ol>
      )}
      {conditions.length < MAX_CONDITIONS && (
        <div className={css.adds}>
          <span>{t('addCondition')}</span>
          {additions
            .filter(([kind]) => kind !== 'LEVEL' || hasLevels)
            .map(([kind, label]) => (
              <Button
                key={kind}
                size="sm"
                variant="outline"
                icon={<IconPlus size={15} />}
                onPress={() => onChange([...conditions, fresh[kind]])}
              >
                {t(label)}
              </Button>
            ))}
        </div>
      )}
    </>
  )
}

interface OneConditionProps {
  condition: ConditionDraft
  onChange: (condition: ConditionDraft) => void
  isMarked: boolean
}
function OneCondition({ condition, onChange, isMarked }: OneConditionProps) {
  const t = useMessages(conditionMessages)
  if (condition.kind === 'LEVEL')
    return <LevelCondition condition={condition} onChange={onChange} isMarked={isMarked} />
  if (condition.kind === 'CLASS') return <ClassCondition condition={condition} onChange={onChange} />
  if (condition.kind === 'JOINED')
    return (
      <div className={css.fields}>
        <Select
          label={t('relation')}
          value={condition.relation}
          onChange={(relation) => onChange({ ...condition, relation })}
          options={[
            { value: 'WITHIN', label: t('WITHIN') },
            { value: 'BEFORE', label: t('BEFORE') },
          ]}
        />
        <NumberInput
          label={t('dayCount')}
          unit={t('days')}
          value={condition.days}
          max={MAX_DAYS}
          onChange={(days) => onChange({ ...condition, days })}
          error={isMarked && !condition.days ? t('numberNeeded') : undefined}
        />
      </div>
    )
  return (
    <div className={css.fields}>
      <NumberInput
        label={t('amount')}
        unit={t('won')}
        value={condition.amount}
        max={1_000_000_000}
        onChange={(amount) => onChange({ ...condition, amount })}
        error={isMarked && !condition.amount ? t('numberNeeded') : undefined}
      />
      <Select
        label={t('relation')}
        value={condition.relation}
        onChange={(relation) => onChange({ ...condition, relation })}
        options={[
          { value: 'AT_LEAST', label: t('AT_LEAST') },
          { value: 'LESS_THAN', label: t('LESS_THAN') },
        ]}
      />
    </div>
  )
}
