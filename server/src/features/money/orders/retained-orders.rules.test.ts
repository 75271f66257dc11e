import { expect, test } from 'vitest'
import { retainedUntil } from './retained-orders.rules.ts'

test.each([
  ['five years later to the day', '2026-11-21T03:00:00Z', '2031-11-21T03:00:00.000Z'],
  ['a leap day is kept until the day after', '2024-02-29T03:00:00Z', '2029-03-01T03:00:00.000Z'],
])('%s', (_, paidAt, expected) => {
  expect(retainedUntil(new Date(paidAt)).toISOString()).toBe(expected)
})
