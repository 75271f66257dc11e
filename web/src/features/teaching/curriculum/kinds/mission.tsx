import { IconTarget } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes, workTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { FieldSet } from '../../../../ui/forms/Field.tsx'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type KindPartProps, type LineProps } from '../item-kind.ts'

/** Homework: completed when the learner reports so, or when staff approve the submitted work. */
export const missionKind: ItemKind = {
  key: curriculumTypes.mission,
  Sign: IconTarget,
  isOf: (item) => item.curriculumTypeCd === curriculumTypes.mission && missionTypeOf(item) === null,
  name: says(curriculumMessages, 'kind03'),
  newTitle: says(curriculumMessages, 'newMission'),
  start: () => emptyDraft(curriculumTypes.mission),
  Part,
  content: { label: says(curriculumMessages, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Part({ draft, change }: KindPartProps) {
  const t = useMessages(curriculumMessages)
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
  const t = useMessages(curriculumMessages)
  return (
    <small>
      {way === workTypes.none ? t('missionMeta99') : t('missionMeta', { way: t(`workType${way}`) })}
    </small>
  )
}
