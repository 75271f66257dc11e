import { expect, test } from 'vitest'
import { inGroups, maskedName } from './certificates.rules.ts'

test.each([
  ['김민수', '김*수'],
  ['김수', '김*'],
  ['김', '김*'],
  ['Mina Park', 'M*******k'],
])('%s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown)
})

test('a number is read in groups of four', () => {
  expect(inGroups('ABCD2345EFGH')).toBe('ABCD-2345-EFGH')
})
