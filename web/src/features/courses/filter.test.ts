import { CourseFilter } from 'contract/courses'
import { expect, test } from 'vitest'
import { filterFrom } from './filter.ts'

test.each([
  {},
  { q: ' 요가 ', fare: 'free', kind: 'VOD', sort: 'rating', page: '3', size: '50', channelCategorySeq: '7' },
  { fare: 'paid', kind: 'TEXT', sort: 'priceAsc' },
  { q: '가'.repeat(60), page: '100000', size: '100' },
])('an address that makes sense is read as the server reads it: %o', (query) => {
  expect(filterFrom(new URLSearchParams(query))).toEqual(CourseFilter.parse(query))
})

test.each([
  { q: '' },
  { q: '가'.repeat(61) },
  { page: '0' },
  { page: '100001' },
  { page: '1.5' },
  { size: '101' },
  { size: 'many' },
  { fare: 'cheap' },
  { kind: 'RADIO' },
  { sort: 'random' },
  { channelCategorySeq: '-1' },
  { strange: 'yes' },
])('what makes no sense there is left out: %o', (query) => {
  expect(filterFrom(new URLSearchParams(query))).toEqual(CourseFilter.parse({}))
})
