import { CourseConditions, CourseFilter } from 'contract/teaching/courses/schemas'
import { expect, test } from 'vitest'
import { filterFrom, sortFrom } from './filter.ts'

test.each([
  {},
  { q: ' 요가 ', fare: 'free', kind: 'LIVE', difficultyCd: '02', channelCategorySeq: '7' },
  { fare: 'paid', kind: 'TEXT' },
  { q: '가'.repeat(60) },
])('an address that makes sense is read as the server reads it: %o', (query) => {
  expect(filterFrom(new URLSearchParams(query))).toEqual(CourseConditions.parse(query))
})

test.each([
  { q: '' },
  { q: '가'.repeat(61) },
  { fare: 'cheap' },
  { kind: 'RADIO' },
  { difficultyCd: '04' },
  { channelCategorySeq: '-1' },
  { strange: 'yes' },
])('what makes no sense there is left out: %o', (query) => {
  expect(filterFrom(new URLSearchParams(query))).toEqual({})
})

test.each([{}, { sort: 'closing' }, { sort: 'rating' }])('so is its order: %o', (query) => {
  expect(sortFrom(new URLSearchParams(query))).toEqual(CourseFilter.parse(query).sort)
})
test('an order that does not exist is the usual one', () => {
  expect(sortFrom(new URLSearchParams({ sort: 'random' }))).toBe('popular')
})
