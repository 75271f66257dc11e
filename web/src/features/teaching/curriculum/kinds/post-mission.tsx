import { IconPencilCheck } from '@tabler/icons-react'
import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes } from 'contract/values/type-codes'
import { useWords } from '../../../../platform/words/use-words.ts'
import { curriculumWords } from '../curriculum.messages.ts'
import { emptyDraft } from '../item.ts'
import { says, type ItemKind, type LineProps } from '../item-kind.ts'
import { ChallengePart } from '../parts/ChallengePart.tsx'

/** A mission that is done by writing posts, day after day. */
export const postMissionKind: ItemKind = {
  key: curriculumTypes.postMission,
  Sign: IconPencilCheck,
  isOf: (item) => missionTypeOf(item) === 'NEW_POST',
  name: says(curriculumWords, 'kind09'),
  newTitle: says(curriculumWords, 'newPostMission'),
  start: () => emptyDraft(curriculumTypes.postMission),
  Part: ChallengePart,
  content: { label: says(curriculumWords, 'missionAsk') },
  isNeverFree: true,
  Line,
}

function Line({ item: { maxChallengeCount: max } }: LineProps) {
  const t = useWords(curriculumWords)
  return <small>{t('postMissionMeta', { max })}</small>
}
