import type { ChannelCategorySeq } from 'contract/values/ids'
import { expect, test } from 'vitest'
import { facetsOf, requiredMarks, totalOf, wordsOf } from './course-list.rules.ts'

const yoga = 7 as ChannelCategorySeq
const marksOfCourse = (...of: Parameters<typeof requiredMarks>) => requiredMarks(...of).marks
const facetCounts = [
  {
    channelCategorySeq: yoga,
    marks: marksOfCourse({ fare: 'free', kind: 'VOD', difficultyCd: '01' }),
    amount: 3,
  },
  {
    channelCategorySeq: yoga,
    marks: marksOfCourse({ fare: 'paid', kind: 'VOD', difficultyCd: '02' }),
    amount: 2,
  },
  {
    channelCategorySeq: null,
    marks: marksOfCourse({ fare: 'paid', kind: 'TEXT', difficultyCd: '01' }),
    amount: 4,
  },
]
const countsOf = (facet: { value: string; count: number | null }[]) =>
  Object.fromEntries(facet.map(({ value, count }) => [value, count]))

test('matching counts are added up', () => {
  expect(totalOf(facetCounts, {})).toBe(9)
  expect(totalOf(facetCounts, { fare: 'paid' })).toBe(6)
  expect(totalOf(facetCounts, { channelCategorySeq: yoga, fare: 'paid' })).toBe(2)
})

test('packages are counted apart from classes', () => {
  const marks = marksOfCourse({ fare: 'paid', productKind: 'PACKAGE' })
  const both = [...facetCounts, { channelCategorySeq: null, marks, amount: 5 }]
  expect(totalOf(both, {})).toBe(9)
  expect(totalOf(both, { productKind: 'PACKAGE' })).toBe(5)
})

test('contents and challenges are counted with classes, and each kind by itself', () => {
  const all = [
    ...facetCounts,
    { channelCategorySeq: null, marks: marksOfCourse({ fare: 'paid', productKind: 'CONTENTS' }), amount: 2 },
    { channelCategorySeq: null, marks: marksOfCourse({ productKind: 'CHALLENGE' }), amount: 3 },
  ]
  expect(totalOf(all, {})).toBe(14)
  expect(totalOf(all, { productKind: 'CONTENTS' })).toBe(2)
  expect(totalOf(all, { productKind: 'CHALLENGE' })).toBe(3)
  expect(totalOf(all, { productKind: 'CLASS' })).toBe(9)
})

test('a filter counts as if nothing were chosen in it', () => {
  const { fares, kinds, difficulties, inCategory } = facetsOf(facetCounts, {
    fare: 'paid',
    channelCategorySeq: yoga,
  })
  expect(countsOf(fares)).toEqual({ free: 3, paid: 2 })
  expect(countsOf(kinds)).toEqual({ LIVE: 0, VOD: 2, OFFLINE: 0, TEXT: 0 })
  expect(countsOf(difficulties)).toEqual({ '01': 0, '02': 2, '03': 0 })
  expect(inCategory(yoga)).toBe(2)
})

test('above the limit there is no count', () => {
  expect(countsOf(facetsOf(null, {}).fares)).toEqual({ free: null, paid: null })
})

test('a search is split into words, and initial consonants are kept apart', () => {
  expect(wordsOf('  요가  ㅇㄱ  ABC ')).toEqual({ words: ['요가', 'ㅇㄱ', 'abc'], spelled: ['요가', 'abc'] })
  expect(wordsOf('요가'.normalize('NFD')).words).toEqual(['요가'])
})
