import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardShape } from 'contract/learning/live-rooms/board.rules'
import type { Board, BoardElement } from 'contract/learning/live-rooms/board.schemas'
import { openBoardStore, type BoardChange } from './board-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const line = (x = 0): BoardShape => ({
  kind: 'LINE',
  color: 'RED',
  size: 'M',
  points: [x, 0, 10, 10],
  text: '',
})
const element = (elementId: string, position: number, shape: BoardShape | null = line()): BoardElement => ({
  elementId,
  page: 1,
  position,
  isMine: false,
  shape: shape && { ...shape, points: [...shape.points] },
})
const answer = (version: number, list: BoardElement[], overrides: Partial<Board> = {}): Board => ({
  version,
  hasMore: false,
  page: 1,
  pageCount: 1,
  mayDraw: true,
  isForAll: false,
  drawers: [],
  list,
  ...overrides,
})
const change = (elementId: string, shape: BoardShape | null = line()): BoardChange => ({
  elementId,
  page: 1,
  shape,
})

function open(answers: Board[]) {
  const reads: (number | undefined)[] = []
  const sent: BoardChange[][] = []
  const failures: string[] = []
  const refused: unknown[] = []
  const store = openBoardStore({
    read(after) {
      reads.push(after)
      const next = answers.shift()
      return next ? Promise.resolve(next) : Promise.reject(new Error('unexpected'))
    },
    draw(changes) {
      const failure = failures.shift()
      if (failure !== undefined) return Promise.reject(new Error(failure))
      sent.push(changes)
      return Promise.resolve()
    },
    mayRetry: (error) => error instanceof Error && error.message === 'lost',
  })
  store.watchRefusals((error) => refused.push(error))
  const ids = () => store.get().elements.map(({ elementId }) => elementId)
  return { store, reads, sent, failures, refused, ids }
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the whole board comes in parts, later only what changed', async () => {
  const { store, reads, ids } = open([
    answer(1, [element('a', 1)], { hasMore: true }),
    answer(2, [element('b', 2)]),
    answer(4, [element('a', 1, null), element('c', 3)]),
  ])
  await store.refresh({ isWhole: true })
  expect(ids()).toEqual(['a', 'b'])
  await store.refresh()
  expect(ids()).toEqual(['b', 'c'])
  expect(reads).toEqual([undefined, 1, 2])
})

test('what is drawn is seen at once, lies on top and is sent together after a moment', async () => {
  const { store, sent, ids } = open([
    answer(5, [element('a', 1)]),
    answer(7, [element('x', 6), element('y', 7)]),
  ])
  await store.refresh({ isWhole: true })
  store.step([change('x')])
  store.step([change('y')])
  expect(ids()).toEqual(['a', 'x', 'y'])
  expect(sent).toEqual([])
  await wait(300)
  expect(sent).toEqual([[change('x'), change('y')]])
  await store.refresh()
  expect(ids()).toEqual(['a', 'x', 'y'])
})

test('what could not be sent is sent later, what is refused is gone', async () => {
  const { store, sent, failures, refused, ids } = open([
    answer(1, [element('a', 1)]),
    answer(1, [element('a', 1)]),
  ])
  await store.refresh({ isWhole: true })
  failures.push('lost')
  store.step([change('x')])
  await wait(300)
  store.step([change('x', line(5))])
  expect(ids()).toEqual(['a', 'x'])
  await wait(2000)
  expect(sent).toEqual([[change('x', line(5))]])
  failures.push('refused')
  store.step([change('y')])
  await wait(300)
  expect(refused).toHaveLength(1)
  expect(ids()).toEqual(['a'])
})

test('drawing, erasing and clearing are undone and redone', async () => {
  const { store, ids } = open([answer(1, [element('a', 1)])])
  await store.refresh({ isWhole: true })
  store.step([change('x')])
  store.step([change('a', null)])
  expect(ids()).toEqual(['x'])
  store.undo()
  expect(ids()).toEqual(['a', 'x'])
  store.undo()
  expect([ids(), store.get().mayUndo, store.get().mayRedo]).toEqual([['a'], false, true])
  store.redo()
  expect(ids()).toEqual(['a', 'x'])
  await wait(300)
  store.cleared(1)
  expect(ids()).toEqual([])
  store.undo()
  expect(ids().toSorted()).toEqual(['a', 'x'])
})

test('what is left is sent when the board closes', async () => {
  const { store, sent } = open([])
  store.put([change('x')])
  store.close()
  await wait(0)
  expect(sent).toEqual([[change('x')]])
})
