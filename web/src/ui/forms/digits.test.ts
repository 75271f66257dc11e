import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withSeparators } from './digits.ts'

test('thousands are separated as Korean readers expect, with any sign and with cents', () => {
  const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).map((value) => value / 100)
  fc.assert(
    fc.property(fc.oneof(fc.maxSafeInteger(), cents), (value) => {
      expect(withSeparators(value)).toBe(value.toLocaleString('ko-KR'))
    }),
  )
})
