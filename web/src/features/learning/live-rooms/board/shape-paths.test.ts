import { expect, test } from 'vitest'
import type { BoardKind, BoardShape } from 'contract/learning/live-rooms/board.rules'
import { moved, toPage, wholePage, zoomed } from './page-view.ts'
import { outlineFor, touches } from './shape-paths.ts'
import { begun, extended, isFull, isNothing, nextLine, pointsBetween } from './strokes.ts'

const shape = (kind: BoardKind, points: number[], text = ''): BoardShape => ({
  kind,
  color: 'RED',
  size: 'S',
  points,
  text,
})
const pen = { tool: 'PEN', color: 'BLUE', size: 'M' } as const

test('every kind has a path; a dot has one too', () => {
  for (const kind of ['PEN', 'MARKER'] as const) expect(outlineFor(shape(kind, [10, 10])).d).toMatch(/^M/)
  for (const kind of ['LINE', 'ARROW', 'RECTANGLE', 'ELLIPSE'] as const)
    expect(outlineFor(shape(kind, [10, 10, 60, 90])).d).toMatch(/^M/)
  expect(outlineFor(shape('PEN', [0, 0, 50, 50])).isFilled).toBe(true)
})

test.each<[BoardShape, [number, number], boolean]>([
  [shape('LINE', [0, 0, 100, 0]), [50, 8], true],
  [shape('LINE', [0, 0, 100, 0]), [50, 40], false],
  [shape('LINE', [0, 0, 100, 0]), [140, 0], false],
  [shape('RECTANGLE', [0, 0, 100, 100]), [100, 50], true],
  [shape('RECTANGLE', [0, 0, 100, 100]), [50, 50], false],
  [shape('ELLIPSE', [0, 0, 100, 100]), [50, 0], true],
  [shape('ELLIPSE', [0, 0, 100, 100]), [50, 50], false],
  [shape('PEN', [10, 10]), [14, 10], true],
  [shape('TEXT', [10, 10], '어깨 열기'), [60, 30], true],
  [shape('TEXT', [10, 10], '어깨 열기'), [600, 30], false],
])('the eraser on %j at %j touches: %s', (of, at, expected) => expect(touches(of, at, 10)).toBe(expected))

test('lines by hand grow point by point, others have two ends', () => {
  const line = extended(extended(begun('PEN', pen, [0, 0]), [1, 1]), [30, 40])
  expect(line).toEqual({ kind: 'PEN', color: 'BLUE', size: 'M', points: [0, 0, 30, 40], text: '' })
  expect(extended(begun('ARROW', pen, [0, 0]), [30, 40]).points).toEqual([0, 0, 30, 40])
  expect([isNothing(begun('LINE', pen, [5, 5])), isNothing(begun('PEN', pen, [5, 5]))]).toEqual([true, false])
  expect(isFull({ ...line, points: Array.from({ length: 800 }, () => 0) })).toBe(true)
  expect(nextLine([], pen)).toEqual([80, 60])
  expect(nextLine([shape('TEXT', [0, 500], 'a')], pen)[1]).toBeGreaterThan(500)
})

test('the way between two points has no gap wider than a step, and ends at the second', () => {
  const way = pointsBetween([0, 0], [300, 400], 14)
  expect(way).toHaveLength(36)
  expect(way.at(-1)).toEqual([300, 400])
  expect(way.some((at) => touches(shape('LINE', [100, 200, 200, 100]), at, 14))).toBe(true)
  expect(pointsBetween([5, 5], [5, 5], 14)).toEqual([[5, 5]])
})

test('a page is enlarged around a point, and moved within its edges', () => {
  const box = { left: 100, top: 50, width: 800, height: 450 }
  expect(toPage({ clientX: 500, clientY: 275 }, box, wholePage)).toEqual([800, 450])
  const view = zoomed(wholePage, 2, [800, 450])
  expect(view).toEqual({ zoom: 2, x: 400, y: 225 })
  expect(toPage({ clientX: 500, clientY: 275 }, box, view)).toEqual([800, 450])
  expect(moved(view, 9999, -9999)).toEqual({ zoom: 2, x: 0, y: 450 })
  expect(zoomed(view, 0.1, [0, 0])).toEqual(wholePage)
})
