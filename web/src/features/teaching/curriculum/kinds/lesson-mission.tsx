import { IconTargetArrow } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { TargetPart } from '../parts/RewardPart.tsx'
import { rewardMessages } from '../rewards.messages.ts'

/** A mission that a learner completes through another item. */
export const lessonMissionKind: ItemKind = {
  key: curriculumTypes.lessonMission,
  Sign: IconTargetArrow,
  isOf: (item) => missionTypeOf(item) === 'LESSON_COMPLETE',
  name: says(curriculumMessages, 'kind08'),
  newTitle: says(curriculumMessages, 'newLessonMission'),
  start: () => emptyDraft(curriculumTypes.lessonMission),
  Part: TargetPart,
  broken: ({ missionResourceId }) =>
    new Map(missionResourceId ? [] : [['missionResourceId', says(rewardMessages, 'NO_TARGET')]]),
  content: { label: says(curriculumMessages, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Line({ item: { missionResourceName: title } }: LineProps) {
  const t = useMessages(rewardMessages)
  return title === null ? (
    <Kind tone="soon">{t('targetGone')}</Kind>
  ) : (
    <small>{t('waitsFor', { title })}</small>
  )
}
