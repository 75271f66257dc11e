import { expect, test } from 'vitest'
import type { MenuSeq } from 'contract/values/ids'
import { dropped, positionOf, stepped, type Branch } from './tree.ts'

const seq = (number: number) => number as MenuSeq
const branch = (number: number, ...below: number[]): Branch => ({
  menuSeq: seq(number),
  subMenus: below.map(seq),
})
const tree = [branch(1, 11, 12), branch(2), branch(3, 31)]
const text = (shown: readonly Branch[] | null) =>
  shown?.map(({ menuSeq, subMenus }) => [menuSeq, ...subMenus].join('>')).join(' ') ?? null

test.each([
  ['a branch moves with what hangs below it', 1, 'down', '2 1>11>12 3>31'],
  ['the first cannot go up', 1, 'up', null],
  ['the last cannot go down', 3, 'down', null],
  ['a menu goes below the one before it', 2, 'in', '1>11>12>2 3>31'],
  ['the first has none before it', 1, 'in', null],
  ['one with others below it stays', 3, 'in', null],
  ['one at the top is out already', 2, 'out', null],
  ['one below swaps with its neighbour', 12, 'up', '1>12>11 2 3>31'],
  ['over the edge it goes to the next branch', 12, 'down', '1>11 2>12 3>31'],
  ['and to the one before', 31, 'up', '1>11>12 2>31 3'],
  ['the very last stays', 31, 'down', null],
  ['one below comes out behind its branch', 11, 'out', '1>12 11 2 3>31'],
  ['there is no third level', 11, 'in', null],
] as const)('%s', (_, number, step, expected) => {
  expect(text(stepped(tree, seq(number), step))).toBe(expected)
})

test.each([
  ['a branch takes the place of another', 3, 1, '3>31 1>11>12 2'],
  ['also when dropped on what hangs below it', 2, 31, '1>11>12 3>31 2'],
  ['on itself nothing happens', 1, 11, null],
  ['one below takes a place below', 11, 31, '1>12 2 3>11>31'],
  ['one below goes below another', 12, 2, '1>11 2>12 3>31'],
])('%s', (_, from, onto, expected) => {
  expect(text(dropped(tree, seq(from), seq(onto)))).toBe(expected)
})

test('positions start at one', () => {
  expect(positionOf(tree, seq(12))).toEqual({ at: 2, count: 2, parentSeq: 1 })
  expect(positionOf(tree, seq(3))).toEqual({ at: 3, count: 3, parentSeq: null })
  expect(positionOf(tree, seq(99))).toBeNull()
})
