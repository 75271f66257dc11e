import { expect, test } from 'vitest'
import { tabOf } from './my-classes.api.ts'

const now = new Date('2026-11-21T03:00:00Z')

test('an approved class without an end is current', () => {
  expect(tabOf({ state: 'APPROVED', validAt: null }, now)).toBe('now')
})
test('a class is over at the moment its access ends', () => {
  expect(tabOf({ state: 'APPROVED', validAt: '2026-11-21T03:00:00Z' }, now)).toBe('over')
  expect(tabOf({ state: 'APPROVED', validAt: '2026-11-21T03:00:01Z' }, now)).toBe('now')
})
test('a cancelled class is over, one with a pending payment waits', () => {
  expect(tabOf({ state: 'CANCELLED', validAt: null }, now)).toBe('over')
  expect(tabOf({ state: 'PENDING_PAYMENT', validAt: null }, now)).toBe('waiting')
})
