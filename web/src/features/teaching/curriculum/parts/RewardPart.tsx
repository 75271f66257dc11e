import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { MAX_REWARD } from 'contract/teaching/curriculum/assignments.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { NumberInput } from '../../../../ui/forms/NumberInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { isSection } from '../order.ts'
import { rewardMessages } from '../rewards.messages.ts'
import css from './ItemDialog.module.css'
import type { PartProps } from '../item-kind.ts'

const kinds = ['point', 'xp', 'credit'] as const

/** The reward for completing an item. */
export function RewardPart({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const t = useMessages(rewardMessages)
  return (
    <FieldSet legend={t('rewards')} hint={t('rewardsHint')}>
      <div className={css.three}>
        {kinds.map((kind) => (
          <NumberInput
            key={kind}
            label={t(kind)}
            max={MAX_REWARD}
            value={draft[kind] ?? 0}
            onChange={(value) => change({ [kind]: value ?? 0 })}
          />
        ))}
      </div>
    </FieldSet>
  )
}

/** Selects the item that a mission requires. */
export function TargetPart({
  items,
  draft,
  change,
  errorOf,
}: PartProps & { items: readonly EditableItem[] }) {
  const t = useMessages(rewardMessages)
  const lessons = items.filter((item) => !isSection(item))
  const chosen = lessons.find(({ curriculumSeq }) => curriculumSeq === draft.missionResourceId)
  return (
    <Select
      label={t('target')}
      required
      placeholder={t(lessons.length > 0 ? 'chooseTarget' : 'nothingToChoose')}
      hint={t('targetHint')}
      error={errorOf('missionResourceId')}
      value={chosen ? String(chosen.curriculumSeq) : ''}
      onChange={(value) =>
        change({
          missionResourceId:
            lessons.find(({ curriculumSeq: seq }) => String(seq) === value)?.curriculumSeq ?? null,
        })
      }
      options={lessons.map(({ curriculumSeq, title }) => ({ value: String(curriculumSeq), label: title }))}
    />
  )
}
