import { expect, test } from 'vitest'
import { bucketLimits } from './limits.ts'

test('so many at once, then one at a time', () => {
  let now = new Date('2026-11-21T12:00:00Z')
  const limits = bucketLimits(() => now)
  const three = { most: 3, everySeconds: 10 }
  const takes = () => limits.take('mina', three)

  expect([takes(), takes(), takes(), takes()]).toEqual([true, true, true, false])
  expect(limits.take('somebody else', three)).toBe(true)
  now = new Date(now.getTime() + 10_000)
  expect([takes(), takes()]).toEqual([true, false])
})
