/** The side lengths of a page, in the units of all coordinates: every screen shows the same page, scaled. */
export const BOARD_WIDTH = 1600
export const BOARD_HEIGHT = 900
export const MAX_BOARD_PAGES = 20
export const MAX_BOARD_ELEMENTS = 3000
/** How many elements one call changes. */
export const MAX_BOARD_CHANGES = 40
/** How many elements one answer carries. */
export const BOARD_PART = 500
/** How many points a line by hand has; a longer one goes on as another element. */
export const MAX_POINTS = 400
export const MAX_BOARD_TEXT = 200

export const boardKinds = ['PEN', 'MARKER', 'LINE', 'ARROW', 'RECTANGLE', 'ELLIPSE', 'TEXT'] as const
export type BoardKind = (typeof boardKinds)[number]
export const boardColors = ['BLACK', 'RED', 'ORANGE', 'GREEN', 'BLUE', 'PURPLE'] as const
export type BoardColor = (typeof boardColors)[number]
export const boardSizes = ['S', 'M', 'L'] as const
export type BoardSize = (typeof boardSizes)[number]

export interface BoardShape {
  kind: BoardKind
  color: BoardColor
  size: BoardSize
  /** Pairs of x and y, one after another. */
  points: readonly number[]
  /** Of a text alone. */
  text: string
}

/** How many points each kind has at least and at most. */
const pointsOf: Record<BoardKind, { min: number; max: number }> = {
  PEN: { min: 1, max: MAX_POINTS },
  MARKER: { min: 1, max: MAX_POINTS },
  LINE: { min: 2, max: 2 },
  ARROW: { min: 2, max: 2 },
  RECTANGLE: { min: 2, max: 2 },
  ELLIPSE: { min: 2, max: 2 },
  TEXT: { min: 1, max: 1 },
}
/** Whether a shape has the points and the words that its kind needs. docs/rules.md R-1217. */
export function isDrawable({ kind, points, text }: Pick<BoardShape, 'kind' | 'points' | 'text'>) {
  const { min, max } = pointsOf[kind]
  const count = points.length / 2
  return Number.isInteger(count) && count >= min && count <= max && (kind !== 'TEXT' || text !== '')
}

interface BoardDrawer {
  isHost: boolean
  /** Whether the hosts show the board. */
  isOpen: boolean
  /** Whether all learners draw. */
  isForAll: boolean
  /** Whether this learner does. */
  isAllowed: boolean
}
/** Hosts always draw; learners on a board that is open, where a host allowed all of them or this one. docs/rules.md R-1216. */
export const mayDraw = ({ isHost, isOpen, isForAll, isAllowed }: BoardDrawer) =>
  isHost || (isOpen && (isForAll || isAllowed))

/** Learners change what they drew themselves, hosts everything. docs/rules.md R-1216. */
export const mayChange = ({ isHost, isOwn }: { isHost: boolean; isOwn: boolean }) => isHost || isOwn
