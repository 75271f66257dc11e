import { expect, test } from 'vitest'
import { guideGroups, guideOf, guideSteps, guideTodos, shareOf } from './guide.rules.ts'

test('the steps stand group by group, the first sale last in its group', () => {
  const groups = guideTodos.map((todo) => guideSteps[todo].group)
  expect(groups.toSorted((one, other) => guideGroups.indexOf(one) - guideGroups.indexOf(other))).toEqual(
    groups,
  )
  expect(guideTodos.filter((todo) => guideSteps[todo].group === 'sales').at(-1)).toBe('FIRST_SALE')
})

test('only all parts make a hundred percent', () => {
  expect(shareOf([true, false, true])).toBe(66)
  expect(shareOf([true, true, true])).toBe(100)
  expect(shareOf([])).toBe(0)
})

test('every step leads to a page and has its progress', () => {
  const progress = Object.fromEntries(guideTodos.map((todo, index) => [todo, index])) as Record<
    (typeof guideTodos)[number],
    number
  >
  expect(guideOf(progress)).toHaveLength(13)
  expect(guideOf(progress)[1]).toEqual({
    group: 'site',
    todo: 'DOMAIN',
    path: '/settings/domain',
    progressPercent: 1,
  })
})
