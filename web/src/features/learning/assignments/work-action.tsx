import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import { curriculumTypes, workTypes } from 'contract/values/type-codes'
import { curriculumMessages } from '../../teaching/curriculum/curriculum.messages.ts'
import { isMission } from '../../teaching/curriculum/item.ts'
import { says, type ActionProps, type ItemAction } from '../../teaching/curriculum/item-kind.ts'
import { WorkDialog } from './WorkDialog.tsx'

/** Shows the submitted work of learners. */
export const workAction: ItemAction = {
  key: 'work',
  label: says(curriculumMessages, 'work'),
  isFor: (item) =>
    item.curriculumTypeCd === curriculumTypes.mission &&
    missionTypeOf(item) === null &&
    item.workTypeCd !== workTypes.none,
  isForWork: (item) => isMission(item) && [null, 'ENTER_CHAT_ROOM'].includes(missionTypeOf(item)),
  Dialog: ItemWork,
}

function ItemWork({ courseSeq, item: { curriculumSeq, title }, onClose }: ActionProps) {
  return <WorkDialog lessonRef={{ courseSeq, curriculumSeq }} title={title} onClose={onClose} />
}
