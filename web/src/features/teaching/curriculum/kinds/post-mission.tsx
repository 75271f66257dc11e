import { IconPencilCheck } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { curriculumMessages } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { ChallengePart } from '../parts/ChallengePart.tsx'

/** A mission that a learner completes by writing posts, day by day. */
export const postMissionKind: ItemKind = {
  key: curriculumTypes.postMission,
  Sign: IconPencilCheck,
  isOf: (item) => missionTypeOf(item) === 'NEW_POST',
  name: says(curriculumMessages, 'kind09'),
  newTitle: says(curriculumMessages, 'newPostMission'),
  start: () => emptyDraft(curriculumTypes.postMission),
  Part: ChallengePart,
  content: { label: says(curriculumMessages, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Line({ item: { maxChallengeCount: max } }: LineProps) {
  const t = useMessages(curriculumMessages)
  return <small>{t('postMissionMeta', { max })}</small>
}
