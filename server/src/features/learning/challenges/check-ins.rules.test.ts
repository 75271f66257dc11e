import { expect, test } from 'vitest'
import { isComplete } from './check-ins.rules.ts'

const nothing = { content: '', amount: null, picture: null }
test.each([
  ['CHECK', nothing, true],
  ['TEXT', nothing, false],
  ['TEXT', { ...nothing, content: '했어요' }, true],
  ['NUMBER', nothing, false],
  ['NUMBER', { ...nothing, amount: 0 }, true],
  ['PHOTO', { ...nothing, content: '사진은 내일' }, false],
  ['PHOTO', { ...nothing, picture: {} }, true],
] as const)('a check-in of %s with %o: %s', (type, input, isWhole) => {
  expect(isComplete(type, input)).toBe(isWhole)
})
