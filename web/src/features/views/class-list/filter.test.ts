import { CourseConditions, CourseFilter } from 'contract/teaching/courses/schemas'
import { expect, test } from 'vitest'
import { filterFrom, sortFrom } from './filter.ts'

test.each([
  {},
  { q: ' 요가 ', fare: 'free', kind: 'LIVE', difficultyCd: '02', channelCategorySeq: '7' },
  { fare: 'paid', kind: 'TEXT' },
  { q: '가'.repeat(60) },
])('a valid filter is parsed as the server parses it: %o', (query) => {
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
])('invalid values are ignored: %o', (query) => {
  expect(filterFrom(new URLSearchParams(query))).toEqual({})
})

test.each([{}, { sort: 'closing' }, { sort: 'rating' }])(
  'a valid order is parsed as the server parses it: %o',
  (query) => {
    expect(sortFrom(new URLSearchParams(query))).toEqual(CourseFilter.parse(query).sort)
  },
)
test('an unknown order is the default one', () => {
  expect(sortFrom(new URLSearchParams({ sort: 'random' }))).toBe('popular')
})
