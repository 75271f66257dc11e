import { expect, test } from 'vitest'
import { isPeriodLeft, linkedParts, shelfOf, startOf } from './announcements.rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour))
const period = { startsAt: at(3), endsAt: at(5) }

test('an announcement runs from its start until its end', () => {
  expect([2, 3, 4, 5].map((hour) => shelfOf(period, at(hour)))).toEqual([
    'planned',
    'running',
    'running',
    'over',
  ])
})

test('it starts at once where nothing was chosen, and one that runs keeps its start', () => {
  expect(startOf(null, null, at(1))).toEqual(at(1))
  expect(startOf(at(7), null, at(1))).toEqual(at(7))
  expect(startOf(at(7), period, at(2))).toEqual(at(7))
  expect(startOf(at(7), period, at(4))).toEqual(at(3))
})

test('a period that is over before it starts, or now, is none', () => {
  expect(isPeriodLeft(period, at(4))).toBe(true)
  expect(isPeriodLeft(period, at(5))).toBe(false)
  expect(isPeriodLeft({ startsAt: at(6), endsAt: at(5) }, at(1))).toBe(false)
})

test('addresses in a text are links, without the punctuation behind them', () => {
  expect(linkedParts('점검 안내: https://status.example/1?a=b. 끝')).toEqual([
    { text: '점검 안내: ' },
    { text: 'https://status.example/1?a=b', url: 'https://status.example/1?a=b' },
    { text: '. 끝' },
  ])
  expect(linkedParts('(http://a.example)')).toHaveLength(3)
  expect(linkedParts('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }])
  expect(linkedParts('')).toEqual([])
})
