import {
  canClassWritersRead,
  canWritersRead,
  type SiteBoardTypeCd,
  type WriteAudience,
} from 'contract/community/boards/boards.rules'
import type { SiteBoard } from 'contract/community/boards/schemas'
import { seqFrom } from '../../../../platform/address.ts'
import type { Audience } from 'contract/http/permissions'
import type { BoardCategorySeq, LevelSeq } from 'contract/values/ids'
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
  readLevelSeq: null,
  writeLevelSeq: null,
  isListedBelow: false,
  categories: [],
}
/** A free board of the learners and staff of a class. */
export const newClassBoard: BoardDraft = { ...newBoard, readAudience: 'STUD' }

const LEVEL = 'level '
/** A level among the groups that may be chosen. */
export const levelValue = (levelSeq: LevelSeq) => `${LEVEL}${levelSeq}` as const
type LevelValue = ReturnType<typeof levelValue>
export const valueOf = <Group extends Audience>(audience: Group, levelSeq: LevelSeq | null) =>
  levelSeq === null ? audience : levelValue(levelSeq)
const isLevelValue = (value: string): value is LevelValue => value.startsWith(LEVEL)
function chosenFrom<Group extends Audience>(value: Group | LevelValue) {
  if (!isLevelValue(value)) return { audience: value, levelSeq: null }
  const levelSeq = seqFrom({ levelSeq: value.slice(LEVEL.length) }, 'levelSeq')
  return { audience: 'MBR' as const, levelSeq }
}
/** The part of a draft that the choice of a group or a level changes. */
export function withReaders(value: Audience | LevelValue) {
  const { audience, levelSeq } = chosenFrom(value)
  return {
    readAudience: audience,
    readLevelSeq: levelSeq,
    ...(levelSeq === null && { isListedBelow: false }),
  }
}
export function withWriters(value: WriteAudience | LevelValue) {
  const { audience, levelSeq } = chosenFrom(value)
  return { writeAudience: audience, writeLevelSeq: levelSeq }
}

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
