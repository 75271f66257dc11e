import { expect, test } from 'vitest'
import { isOwnPath, isRedirect } from './form-events.rules.ts'

test.each([
  ['/classes', true],
  ['/', true],
  ['https://example.com/thanks?a=1', true],
  ['http://example.com', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['https://user:word@example.com', false],
  ['javascript:alert(1)', false],
  ['classes', false],
  ['', false],
])('whether people may be led to %j: %j (R-1038)', (address, isOne) => {
  expect(isRedirect(address)).toBe(isOne)
})

test('a path of the own site begins with one slash', () => {
  expect(isOwnPath('/classes')).toBe(true)
  expect(isOwnPath('//example.com')).toBe(false)
})
