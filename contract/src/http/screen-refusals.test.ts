import { expect, test } from 'vitest'
import { refusals, type RefusalName } from './refusals.ts'
import { isRefusedAs, refusalReasons } from './screen-refusals.ts'

const names = Object.keys(refusals) as RefusalName[]

test('refusals that share a code have a reason each', () => {
  const shared = names.filter((name) =>
    names.some((other) => other !== name && refusals[other].code === refusals[name].code),
  )
  const reasons = shared.map((name) => refusalReasons[name])

  expect(reasons).not.toContain(undefined)
  expect(new Set(reasons).size).toBe(shared.length)
  expect(Object.keys(refusalReasons).toSorted()).toEqual(shared.toSorted())
})

test('an answer is told by its code, and by its reason where two share the code', () => {
  expect(isRefusedAs({ code: '810002' }, 'SOLD_OUT')).toBe(true)
  expect(isRefusedAs({ code: '810004' }, 'SOLD_OUT')).toBe(false)
  expect(isRefusedAs({ code: '800000', reason: 'NOT_CHANNEL_USER' }, 'NOT_CHANNEL_USER')).toBe(true)
  expect(isRefusedAs({ code: '800000', reason: 'INCORRECT_CODE' }, 'NOT_CHANNEL_USER')).toBe(false)
  expect(isRefusedAs({ code: '800000' }, 'NOT_CHANNEL_USER')).toBe(false)
})
