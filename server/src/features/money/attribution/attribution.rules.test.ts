import { expect, test } from 'vitest'
import { readEntries, withEntry } from './attribution.rules.ts'

const now = new Date('2026-11-21T03:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const entry = (courseSeq: number, eventCode: string, days = 0) => ({ courseSeq, eventCode, at: ago(days) })

test('what was written is read again, the last code of a class alone', () => {
  const first = withEntry([entry(3, 'spring', 2), entry(4, 'a_b-c', 1)], entry(3, 'autumn'))
  expect(readEntries(first, now)).toEqual([entry(3, 'autumn'), entry(4, 'a_b-c', 1)])
})

test.each([
  ['a moment before thirty days are over', 29.999, 1],
  ['after thirty days', 30, 0],
  ['from a time to come', -1, 0],
])('an entry %s', (_, days, count) => {
  expect(readEntries(withEntry([], entry(3, 'spring', days)), now)).toHaveLength(count)
})

test.each(['', '~', '3.spring', '3..x', '0.spring.abc', '3.SPRING.abc', 'x;y', undefined])(
  'what was never ours (%s) says nothing',
  (text) => expect(readEntries(text, now)).toEqual([]),
)

test('a browser keeps the last ten', () => {
  let text = ''
  for (let n = 1; n <= 12; n += 1) text = withEntry(readEntries(text, now), entry(n, 'x'))
  expect(readEntries(text, now).map(({ courseSeq }) => courseSeq)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})
