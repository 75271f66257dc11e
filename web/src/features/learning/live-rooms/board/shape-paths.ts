import { getStroke } from 'perfect-freehand'
import type { BoardColor, BoardShape, BoardSize } from 'contract/learning/live-rooms/board.rules'

export const colorOf: Record<BoardColor, string> = {
  BLACK: '#1f2328',
  RED: '#d92d2d',
  ORANGE: '#e07b00',
  GREEN: '#218a3c',
  BLUE: '#1a66cc',
  PURPLE: '#7344c9',
}
const penWidths: Record<BoardSize, number> = { S: 5, M: 9, L: 16 }
const markerWidths: Record<BoardSize, number> = { S: 22, M: 36, L: 60 }
export const textSizes: Record<BoardSize, number> = { S: 36, M: 54, L: 80 }
export const MARKER_OPACITY = 0.38

/** How a shape is painted: a path that is filled or outlined; texts are painted apart. */
export interface ShapeOutline {
  d: string
  isFilled: boolean
  width: number
}
type Point = readonly [number, number]
export const pairs = (points: readonly number[]): Point[] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, at) => [
    points[at * 2] ?? 0,
    points[at * 2 + 1] ?? 0,
  ])
const ends = (points: readonly number[]) => {
  const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = points
  return { x1, y1, x2, y2 }
}

export function outlineFor({ kind, size, points }: BoardShape): ShapeOutline {
  const width = penWidths[size]
  if (kind === 'PEN') return { d: freehand(pairs(points), width), isFilled: true, width }
  if (kind === 'MARKER') return { d: polyline(pairs(points)), isFilled: false, width: markerWidths[size] }
  const { x1, y1, x2, y2 } = ends(points)
  if (kind === 'LINE') return { d: `M${x1} ${y1}L${x2} ${y2}`, isFilled: false, width }
  if (kind === 'ARROW') return { d: arrow({ x1, y1, x2, y2 }, width), isFilled: false, width }
  if (kind === 'RECTANGLE') return { d: `M${x1} ${y1}H${x2}V${y2}H${x1}Z`, isFilled: false, width }
  if (kind === 'ELLIPSE') return { d: ellipse({ x1, y1, x2, y2 }), isFilled: false, width }
  return { d: '', isFilled: false, width }
}

function freehand(points: Point[], width: number) {
  const outline = getStroke(
    points.map(([x, y]) => [x, y]),
    { size: width, thinning: 0.35, smoothing: 0.5, streamline: 0.35, simulatePressure: true, last: true },
  )
  const [first] = outline
  if (!first) return ''
  const middle = (at: number) => {
    const [x1 = 0, y1 = 0] = outline[at] ?? []
    const [x2 = 0, y2 = 0] = outline[(at + 1) % outline.length] ?? []
    return `${round(x1)} ${round(y1)} ${round((x1 + x2) / 2)} ${round((y1 + y2) / 2)}`
  }
  return `M${round(first[0] ?? 0)} ${round(first[1] ?? 0)}Q${outline.map((_, at) => middle(at)).join(' ')}Z`
}
const round = (value: number) => Math.round(value * 10) / 10

function polyline(points: Point[]) {
  const [first, ...others] = points
  if (!first) return ''
  const rest = others.length > 0 ? others : [first]
  return `M${first.join(' ')}L${rest.map((point) => point.join(' ')).join(' ')}`
}
interface Ends {
  x1: number
  y1: number
  x2: number
  y2: number
}
function arrow({ x1, y1, x2, y2 }: Ends, width: number) {
  const angle = Math.atan2(y2 - y1, x2 - x1)
  const length = Math.min(18 + width * 2.5, Math.hypot(x2 - x1, y2 - y1) || 18)
  const side = (turn: number) =>
    `${round(x2 - length * Math.cos(angle + turn))} ${round(y2 - length * Math.sin(angle + turn))}`
  return `M${x1} ${y1}L${x2} ${y2}M${side(0.5)}L${x2} ${y2}L${side(-0.5)}`
}
function ellipse({ x1, y1, x2, y2 }: Ends) {
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [left, y] = [Math.min(x1, x2), (y1 + y2) / 2]
  return `M${left} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
}

/** About as wide as the text is painted: Korean letters are as wide as they are high. */
const textWidth = (text: string, size: number) =>
  Array.from(text).reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e7f ? 1 : 0.58) * size, 0)

/** Whether the eraser at this point touches a shape. */
export function touches(shape: BoardShape, [x, y]: Point, reach: number) {
  const { kind, size, points, text } = shape
  if (kind === 'TEXT') {
    const [left = 0, top = 0] = points
    const height = textSizes[size]
    const isBeside = x < left - reach || x > left + textWidth(text, height) + reach
    return !isBeside && y > top - reach && y < top + height * 1.25 + reach
  }
  const near = reach + (kind === 'MARKER' ? markerWidths[size] : penWidths[size]) / 2
  const line = outlineOf(shape)
  if (line.length === 1) return line.some(([px, py]) => Math.hypot(px - x, py - y) <= near)
  return line.some((from, at) => {
    const to = line[at + 1]
    return to !== undefined && distance([x, y], from, to) <= near
  })
}
function outlineOf({ kind, points }: BoardShape): Point[] {
  const { x1, y1, x2, y2 } = ends(points)
  if (kind === 'RECTANGLE')
    return [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
      [x1, y1],
    ]
  if (kind !== 'ELLIPSE') return pairs(points)
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, at) => {
    const angle = (at * 2 * Math.PI) / steps
    const [rx, ry] = [(x2 - x1) / 2, (y2 - y1) / 2]
    return [x1 + rx + rx * Math.cos(angle), y1 + ry + ry * Math.sin(angle)] as const
  })
}
function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / squared))
  return Math.hypot(x1 + share * dx - x, y1 + share * dy - y)
}
