import {
  BOARD_HEIGHT,
  MAX_POINTS,
  type BoardColor,
  type BoardKind,
  type BoardShape,
  type BoardSize,
} from 'contract/learning/live-rooms/board.rules'
import { textSizes } from './shape-paths.ts'

export type Tool = BoardKind | 'ERASER' | 'HAND'
export interface Pen {
  tool: Tool
  color: BoardColor
  size: BoardSize
}
export type Point = readonly [number, number]

const MIN_STEP = 3
const isByHand = (kind: BoardKind) => kind === 'PEN' || kind === 'MARKER'

/** What a pointer draws from here on. */
export const begun = (kind: BoardKind, { color, size }: Pen, [x, y]: Point): BoardShape => ({
  kind,
  color,
  size,
  points: isByHand(kind) ? [x, y] : [x, y, x, y],
  text: '',
})
/** The same shape after a movement; steps that nobody sees are left out. */
export function extended(shape: BoardShape, [x, y]: Point): BoardShape {
  const { kind, points } = shape
  if (!isByHand(kind)) return { ...shape, points: [...points.slice(0, 2), x, y] }
  const [lastX = x, lastY = y] = points.slice(-2)
  if (Math.hypot(x - lastX, y - lastY) < MIN_STEP) return shape
  return { ...shape, points: [...points, x, y] }
}
/** A line by hand this long goes on as another element. */
export const isFull = ({ points }: BoardShape) => points.length >= MAX_POINTS * 2
/** A line or a figure without any extent: a press without a movement. */
export function isNothing({ kind, points }: BoardShape) {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points
  return !isByHand(kind) && Math.hypot(x2 - x1, y2 - y1) < MIN_STEP
}

/** The way from one point to another, without the first, in steps of at most this length. */
export function pointsBetween([x1, y1]: Point, [x2, y2]: Point, step: number): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step))
  return Array.from({ length: count }, (_, at): Point => {
    const share = (at + 1) / count
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  })
}

/** Where somebody writes who did not point anywhere: below all other texts of the page. */
export function nextLine(shapes: readonly BoardShape[], { size }: Pen): Point {
  const bottoms = shapes.flatMap(({ kind, points, size: own }) =>
    kind === 'TEXT' ? [(points[1] ?? 0) + textSizes[own] * 1.4] : [],
  )
  const y = Math.max(60, ...bottoms)
  return [80, Math.round(Math.min(y, BOARD_HEIGHT - textSizes[size] * 1.4))]
}
