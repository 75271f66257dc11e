import { audiences, type Audience, type Role } from '../../http/permissions.ts'
import type { ClassStaffType } from '../../people/class-roles/class-roles.rules.ts'
import type { LevelSeq } from '../../people/levels/ids.ts'
import { boardTypes, postTypes } from '../../values/type-codes.ts'

/** The kinds of boards that a site opens. */
export const siteBoardTypes = [
  boardTypes.free,
  boardTypes.question,
  boardTypes.resource,
  boardTypes.assignment,
  boardTypes.notice,
  boardTypes.other,
] as const
export type SiteBoardTypeCd = (typeof siteBoardTypes)[number]

export const readAudiences = audiences
/** Visitors have no name under which they could write. */
export const writeAudiences = ['MBR', 'STUD', 'TCH', 'MNG', 'OWN'] as const satisfies readonly Audience[]
export type WriteAudience = (typeof writeAudiences)[number]

/** From everybody to the fewest. */
const narrowness: Record<Audience, number> = { ALL: 0, MBR: 1, STUD: 2, TCH: 3, MNG: 4, OWN: 5 }
/** Whether everybody who may write may read what they wrote. */
export const canWritersRead = (board: { readAudience: Audience; writeAudience: WriteAudience }) =>
  narrowness[board.writeAudience] >= narrowness[board.readAudience]

/** The same for a board of a class, where members write who may read. docs/rules.md R-1057. */
export const canClassWritersRead = (board: Parameters<typeof canWritersRead>[0]) =>
  board.writeAudience === 'MBR' || canWritersRead(board)

/** The person in front of a board. */
export interface Reader {
  isMember: boolean
  /** Learns in a class of the site now; for the board of a class, in this class. */
  isLearner: boolean
  /** Among the staff of the site; for the board of a class, among its staff. */
  role: Role | null
  /** Their level; null for nobody's, and for the board of a class. */
  levelSeq: LevelSeq | null
}

/** What staff of a class are for its boards: facilitators and assistants count as its instructors. docs/rules.md R-1057. */
export const roleInClass = (type: Role | ClassStaffType | null): Role | null =>
  type === 'OWN' || type === 'MNG' || type === null ? type : 'TCH'

/** Each group also holds the groups after it: who learns is a member, and staff read what learners read. docs/rules.md R-1050. */
export function mayRead(audience: Audience, { isMember, isLearner, role }: Reader) {
  if (audience === 'ALL') return true
  if (audience === 'MBR') return isMember
  if (audience === 'STUD') return isLearner || role !== null
  return isStaffAtLeast(audience, role)
}

/** The levels that a board is for, the lowest first: null where it names none, empty where the one it names was deleted. */
export type LevelsOfBoard = readonly { levelSeq: LevelSeq }[] | null
/** Whether a person has one of the levels that a board is for; staff of the site need none. docs/rules.md R-1200. */
export const isAtLevel = (levels: LevelsOfBoard, { role, levelSeq }: Pick<Reader, 'role' | 'levelSeq'>) =>
  levels === null || role !== null || levels.some((level) => level.levelSeq === levelSeq)

/** A level counts where members read or write; what does not count is not kept. docs/rules.md R-1200. */
export function countedLevels<Board extends LevelFields>(board: Board): Board {
  const readLevelSeq = board.readAudience === 'MBR' ? board.readLevelSeq : null
  const writeLevelSeq = board.writeAudience === 'MBR' ? board.writeLevelSeq : null
  return {
    ...board,
    readLevelSeq,
    writeLevelSeq,
    isListedBelow: readLevelSeq !== null && board.isListedBelow,
  }
}
interface LevelFields {
  readAudience: Audience
  writeAudience: WriteAudience
  readLevelSeq: LevelSeq | null
  writeLevelSeq: LevelSeq | null
  isListedBelow: boolean
}

/** A board of learners is written by learners alone: staff only read it, unless they learn too. docs/rules.md R-1050. */
export function mayWrite(audience: WriteAudience, { isMember, isLearner, role }: Reader) {
  if (!isMember) return false
  if (audience === 'MBR') return true
  return audience === 'STUD' ? isLearner : isStaffAtLeast(audience, role)
}

const isStaffAtLeast = (audience: Role, role: Role | null) =>
  role !== null && narrowness[role] >= narrowness[audience]

/** What a post of a board is to those who are notified of it: homework of a class has a code of its own. docs/rules.md R-635. */
export const alarmSubType = ({
  boardTypeCd,
  courseSeq,
}: {
  boardTypeCd: SiteBoardTypeCd
  courseSeq: number | null
}) => (boardTypeCd === boardTypes.assignment && courseSeq !== null ? postTypes.homework : boardTypeCd)

/**
 * Whether everybody for whom the board is hears of a post: what staff write on a board of notices or of homework, as long as it is not
 * private. docs/rules.md R-1115.
 */
export const isAnnouncing = (
  { boardTypeCd }: { boardTypeCd: SiteBoardTypeCd },
  post: { isPrivate: boolean; writerRole: Role | null },
) =>
  (boardTypeCd === boardTypes.notice || boardTypeCd === boardTypes.assignment) &&
  !post.isPrivate &&
  post.writerRole !== null

/** How much a post matters, as staff of its board mark it. docs/rules.md R-1060. */
export const importances = ['NORMAL', 'HIGH'] as const
export type Importance = (typeof importances)[number]

export const BOARD_TITLE_LENGTH = 40
export const BOARD_DESCRIPTION_LENGTH = 200
export const BOARD_CATEGORY_LENGTH = 20
export const MAX_BOARDS = 50
export const MAX_CLASS_BOARDS = 10
/** The classes by which staff narrow the posts of all class boards. */
export const MAX_CLASSES_TO_CHOOSE = 200
export const MAX_CATEGORIES = 20
export const MAX_PINNED = 10
export const BOARD_POST_TITLE_LENGTH = 100
/** docs/rules.md R-1055. */
export const MAX_BOARD_PICTURES = 20
export const MAX_BOARD_FILES = 10
/** docs/rules.md R-1056. */
export const TEMP_POST_DAYS = 30
/** More questions without an answer are not counted. */
export const MAX_UNANSWERED = 100
export const BOARD_COMMENT_LENGTH = 2000
/** What one page of a board holds, and one page of comments. */
export const BOARD_PAGE = 20
export const COMMENTS_AT_ONCE = 50
/** Fewer letters are in almost every post. */
export const SHORTEST_SEARCH = 2
