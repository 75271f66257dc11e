import { expect, test } from 'vitest'
import { componentRules } from './component-messages.ts'

test.each([
  ['simplePassword', 'a1b2', true],
  ['simplePassword', 'a1b', false],
  ['simplePassword', 'a1b2!', false],
  ['bareId', 'a+', true],
  ['bareId', 'a', false],
  ['bareId', '하루', false],
] as const)('%s takes %s: %s', (rule, text, expected) => {
  expect(componentRules[rule].holds(text)).toBe(expected)
})

test('an invalid value is reported in everyday words', () => {
  expect(componentRules.simplePassword.says.ko).toBe('비밀번호는 영문, 숫자 조합 4자 이상으로 사용해 주세요.')
  expect(componentRules.bareId.says.ko).toBe('아이디는 영문, 숫자 조합 2자 이상으로 사용해 주세요.')
})
