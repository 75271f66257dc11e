import { curriculumTypes } from 'contract/values/type-codes'
import { curriculumMessages } from '../../teaching/curriculum/curriculum.messages.ts'
import { says, type ActionProps, type ItemAction } from '../../teaching/curriculum/item-kind.ts'
import { BookDialog } from './AttendanceDialog.tsx'

const withBook: readonly string[] = [curriculumTypes.live, curriculumTypes.offline]

/** Opens the attendance of a lesson. */
export const attendanceAction: ItemAction = {
  key: 'book',
  label: says(curriculumMessages, 'book'),
  isFor: ({ curriculumTypeCd }) => withBook.includes(curriculumTypeCd),
  Dialog: ItemBook,
}

function ItemBook({ courseSeq, item: { curriculumSeq, title }, onClose }: ActionProps) {
  return <BookDialog courseSeq={courseSeq} itemSeq={curriculumSeq} title={title} onClose={onClose} />
}
