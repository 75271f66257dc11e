import { expect, test } from 'vitest'
import { isFreeAndLimited } from './watch-limits.rules.ts'
import { isWarned, reachOf, viewingBudget, withinReach } from '../../learning/playback/watch.rules.ts'

test('the watched stretch ends at the first gap', () => {
  expect(reachOf([])).toBe(0)
  expect(reachOf([[0, 30], [31, 60], [300, 400]])).toBe(60) // oxfmt-ignore
  expect(reachOf([[10, 30]])).toBe(0)
  expect(reachOf([[40, 50], [50, 70]], 41)).toBe(70) // oxfmt-ignore
})

test('seconds behind a skip do not count, repeated ones do', () => {
  expect(withinReach([[60, 70], [500, 600]], 60)).toEqual([[60, 70]]) // oxfmt-ignore
  expect(withinReach([[10, 20], [60, 65], [65, 80]], 60)).toEqual([[10, 20], [60, 65], [65, 80]]) // oxfmt-ignore
})

test('minutes take precedence over multiples, and without either there is no limit', () => {
  expect(viewingBudget({ limitPlayTime: 30, multiplyPlayTime: 2 }, 600)).toBe(1800)
  expect(viewingBudget({ limitPlayTime: 0, multiplyPlayTime: 2 }, 600)).toBe(1200)
  expect(viewingBudget({ limitPlayTime: 0, multiplyPlayTime: 0 }, 600)).toBeNull()
})

test('the warning comes ten minutes before the end', () => {
  expect([601, 600, 0, null].map(isWarned)).toEqual([false, true, true, false])
})

test('a free lesson cannot limit its players', () => {
  expect(isFreeAndLimited({ isPublic: true, limitDupPlay: 1 })).toBe(true)
  expect(isFreeAndLimited({ isPublic: true, limitDupPlay: 0 })).toBe(false)
})
