import { IconTarget } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes, workTypes } from 'contract/values/type-codes'
import { useWords } from '../../../../platform/words/use-words.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { curriculumWords } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type KindPartProps, type LineProps } from '../item-kind.ts'

/** Homework: done when the learner says so, or when what was handed in is approved. */
export const missionKind: ItemKind = {
  key: curriculumTypes.mission,
  Sign: IconTarget,
  isOf: (item) => item.curriculumTypeCd === curriculumTypes.mission && missionTypeOf(item) === null,
  name: says(curriculumWords, 'kind03'),
  newTitle: says(curriculumWords, 'newMission'),
  start: () => emptyDraft(curriculumTypes.mission),
  Part,
  content: { label: says(curriculumWords, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Part({ draft, change }: KindPartProps) {
  const t = useWords(curriculumWords)
  const way = draft.workTypeCd ?? workTypes.none
  return (
    <FieldSet legend={t('workType')} hint={t(way === workTypes.none ? 'workTypeHint99' : 'workTypeHint')}>
      <SegmentedControl
        label={t('workType')}
        wide
        value={way}
        onChange={(workTypeCd) => change({ workTypeCd })}
        options={Object.values(workTypes).map((value) => ({ value, label: t(`workType${value}`) }))}
      />
    </FieldSet>
  )
}

function Line({ item: { workTypeCd: way } }: LineProps) {
  const t = useWords(curriculumWords)
  return (
    <small>
      {way === workTypes.none ? t('missionMeta99') : t('missionMeta', { way: t(`workType${way}`) })}
    </small>
  )
}
