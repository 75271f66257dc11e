import { expect, test } from 'vitest'
import { isRefusedAs } from './refusal-names.ts'

test('a screen identifies a refusal by its code, and by its reason if two refusals share the code', () => {
  expect(isRefusedAs({ code: '810002' }, 'SOLD_OUT')).toBe(true)
  expect(isRefusedAs({ code: '810004' }, 'SOLD_OUT')).toBe(false)
  expect(isRefusedAs({ code: '500000' }, 'SOMETHING_BROKE')).toBe(true)
  expect(isRefusedAs({ code: '800000', reason: 'NOT_CHANNEL_USER' }, 'NOT_CHANNEL_USER')).toBe(true)
  expect(isRefusedAs({ code: '800000', reason: 'INCORRECT_CODE' }, 'NOT_CHANNEL_USER')).toBe(false)
  expect(isRefusedAs({ code: '800000' }, 'NOT_CHANNEL_USER')).toBe(false)
})
