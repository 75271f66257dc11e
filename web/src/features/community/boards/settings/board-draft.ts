import {
  canClassWritersRead,
  canWritersRead,
  type SiteBoardTypeCd,
} from 'contract/community/boards/boards.rules'
import type { SiteBoard } from 'contract/community/boards/schemas'
import type { BoardCategorySeq } from 'contract/values/ids'
import { boardTypes } from 'contract/values/type-codes'

export interface CategoryDraft {
  boardCategorySeq: BoardCategorySeq | null
  name: string
}
export type BoardDraft = Omit<SiteBoard, 'boardSeq' | 'categories' | 'unansweredCount'> & {
  categories: CategoryDraft[]
}

/** The text that names each kind. */
export const kindNames = {
  [boardTypes.notice]: 'kindNotice',
  [boardTypes.free]: 'kindFree',
  [boardTypes.question]: 'kindQuestion',
  [boardTypes.assignment]: 'kindAssignment',
  [boardTypes.resource]: 'kindResource',
  [boardTypes.other]: 'kindOther',
} as const satisfies Record<SiteBoardTypeCd, string>

/** A free board of the members, which everybody reads. */
export const newBoard: BoardDraft = {
  boardTypeCd: boardTypes.free,
  title: '',
  description: '',
  readAudience: 'ALL',
  writeAudience: 'MBR',
  allowsPrivate: false,
  allowsComments: true,
  isHidden: false,
  categories: [],
}
/** A free board of the learners and staff of a class. */
export const newClassBoard: BoardDraft = { ...newBoard, readAudience: 'STUD' }
export function draftOf(stored: SiteBoard): BoardDraft {
  const { boardSeq: _, unansweredCount: __, ...board } = stored
  return board
}

/** What is wrong with a draft, by field. */
export function faultsOf(draft: BoardDraft, isOfClass: boolean) {
  const canRead = isOfClass ? canClassWritersRead : canWritersRead
  const names = draft.categories.map(({ name }) => name.trim())
  const isTwice = new Set(names).size < names.length
  return {
    title: draft.title.trim() === '' && ('needTitle' as const),
    writeAudience: !canRead(draft) && ('blindWriters' as const),
    categories: names.includes('') ? ('needCategory' as const) : isTwice && ('sameCategory' as const),
  }
}
