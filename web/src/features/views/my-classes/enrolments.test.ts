import { expect, test } from 'vitest'
import { tabOf } from './my-classes.api.ts'

const now = new Date('2026-11-21T03:00:00Z')

test('an approved class without an end is current', () => {
  expect(tabOf({ state: 'APPROVED', validAt: null }, now)).toBe('now')
})
test('a class is past from the moment its access ends', () => {
  expect(tabOf({ state: 'APPROVED', validAt: '2026-11-21T03:00:00Z' }, now)).toBe('over')
  expect(tabOf({ state: 'APPROVED', validAt: '2026-11-21T03:00:01Z' }, now)).toBe('now')
})
test('a cancelled class is past, one with a pending payment is waiting', () => {
  expect(tabOf({ state: 'CANCELLED', validAt: null }, now)).toBe('over')
  expect(tabOf({ state: 'PENDING_PAYMENT', validAt: null }, now)).toBe('waiting')
})
