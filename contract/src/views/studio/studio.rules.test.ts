import { expect, test } from 'vitest'
import { averagePercent } from './studio.rules.ts'

test('the average is what was finished of all that could be', () => {
  expect(averagePercent({ learnerCount: 2, itemCount: 4, doneCount: 3 })).toBe(38)
  expect(averagePercent({ learnerCount: 2, itemCount: 4, doneCount: 8 })).toBe(100)
})

test('without people or items there is none', () => {
  expect(averagePercent({ learnerCount: 0, itemCount: 4, doneCount: 0 })).toBeNull()
  expect(averagePercent({ learnerCount: 2, itemCount: 0, doneCount: 0 })).toBeNull()
})
