import { expect, test } from 'vitest'
import { checkRecruiting } from './enrolments.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = new Date('2026-11-20T12:00:00Z')
const after = new Date('2026-11-22T12:00:00Z')
const always = { payStartAt: null, payEndAt: null, recruitClosedAt: null, endAt: null }

test.each([
  ['a class without dates always recruits', {}, null],
  ['before the first day', { payStartAt: after }, 'NOT_RECRUITING_YET'],
  ['inside its days', { payStartAt: before, payEndAt: after }, null],
  ['after the last day', { payEndAt: before }, 'RECRUITING_OVER'],
  ['closed by hand', { payEndAt: after, recruitClosedAt: before }, 'RECRUITING_OVER'],
  ['when the class itself is over', { endAt: before }, 'RECRUITING_OVER'],
] as const)('%s', (_, dates, expected) => {
  expect(checkRecruiting({ ...always, ...dates }, now)).toBe(expected)
})
