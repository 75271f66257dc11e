import { IconTargetArrow } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { useWords } from '../../../../platform/words/use-words.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { curriculumWords } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { TargetPart } from '../parts/RewardPart.tsx'
import { rewardWords } from '../rewards.messages.ts'

/** A mission that is done with another item. */
export const lessonMissionKind: ItemKind = {
  key: curriculumTypes.lessonMission,
  Sign: IconTargetArrow,
  isOf: (item) => missionTypeOf(item) === 'LESSON_COMPLETE',
  name: says(curriculumWords, 'kind08'),
  newTitle: says(curriculumWords, 'newLessonMission'),
  start: () => emptyDraft(curriculumTypes.lessonMission),
  Part: TargetPart,
  broken: ({ missionResourceId }) =>
    new Map(missionResourceId ? [] : [['missionResourceId', says(rewardWords, 'NO_TARGET')]]),
  content: { label: says(curriculumWords, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Line({ item: { missionResourceName: title } }: LineProps) {
  const t = useWords(rewardWords)
  return title === null ? (
    <Kind tone="soon">{t('targetGone')}</Kind>
  ) : (
    <small>{t('waitsFor', { title })}</small>
  )
}
