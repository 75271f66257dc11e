import { missionTypeOf } from 'contract/teaching/curriculum/curriculum.rules'
import type { EditableItem } from 'contract/teaching/curriculum/schemas'
import { curriculumMessages } from '../../teaching/curriculum/curriculum.messages.ts'
import { says, type ActionProps, type ItemAction } from '../../teaching/curriculum/item-kind.ts'
import { ChallengersDialog } from './ChallengersDialog.tsx'

const asksForPosts = (item: EditableItem) => missionTypeOf(item) === 'NEW_POST'

/** Shows the learners who wrote posts for a mission. */
export const challengersAction: ItemAction = {
  key: 'challengers',
  label: says(curriculumMessages, 'challengers'),
  isFor: asksForPosts,
  isForWork: asksForPosts,
  Dialog: ItemChallengers,
}

function ItemChallengers({ courseSeq, item: { curriculumSeq, title }, onClose }: ActionProps) {
  return <ChallengersDialog missionRef={{ courseSeq, curriculumSeq }} title={title} onClose={onClose} />
}
