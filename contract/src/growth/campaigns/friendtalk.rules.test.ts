import { expect, test } from 'vitest'
import { imageFault } from './friendtalk.rules.ts'

test.each([
  [800, 400, null],
  [500, 500, null],
  [750, 1000, null],
  [499, 400, 'TOO_SMALL'],
  [750, 1001, 'TOO_TALL'],
  [1001, 500, 'TOO_WIDE'],
] as const)('a picture of %d by %d pixels: %s', (width, height, fault) => {
  expect(imageFault({ width, height })).toBe(fault)
})
