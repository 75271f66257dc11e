import { expect, test } from 'vitest'
import { isNear, noLimits, overOf, tighter } from './plans.rules.ts'

test('a limit comes near from four fifths of it on, and none never does', () => {
  expect(isNear({ used: 23, limit: 30 })).toBe(false)
  expect(isNear({ used: 24, limit: 30 })).toBe(true)
  expect(isNear({ used: 40, limit: 30 })).toBe(true)
  expect(isNear({ used: 1_000_000, limit: null })).toBe(false)
})

test('only what is above a limit is over it', () => {
  const usage = { students: 30, staff: 3, storageBytes: 10 }
  expect(overOf(usage, { ...noLimits, studentLimit: 30, staffLimit: 2, storageBytes: 9 })).toEqual([
    'STAFF',
    'STORAGE',
  ])
  expect(overOf(usage, noLimits)).toEqual([])
})

test('of two limits the smaller one holds', () => {
  expect(tighter(null, null)).toBeNull()
  expect(tighter(3, null)).toBe(3)
  expect(tighter(null, 3)).toBe(3)
  expect(tighter(2, 3)).toBe(2)
})
