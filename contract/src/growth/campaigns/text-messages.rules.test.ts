import { expect, test } from 'vitest'
import { bytesOf, isTooLongForAll, textKindOf, wholeText, wholeTextFor } from './text-messages.rules.ts'

test.each([
  ['', 0],
  ['abc 1', 5],
  ['가나다', 6],
  ['가 a\n', 5],
  ['뷁', 2],
])('carriers count "%s" as %d bytes', (text, bytes) => {
  expect(bytesOf(text)).toBe(bytes)
})

test('up to 90 bytes are short, up to 2,000 long, and more is too long', () => {
  expect([45, 46, 1000].map((count) => textKindOf('가'.repeat(count)))).toEqual(['SMS', 'LMS', 'LMS'])
  expect(textKindOf(`${'가'.repeat(1000)}a`)).toBeNull()
})

test('an advertisement names its sender first and the free way to refuse last; a notice does neither', () => {
  const said = { text: '봄 특강', siteName: '하루', refusalNumber: '08012345678' }
  expect(wholeText({ ...said, isAd: true })).toBe('(광고)[하루]\n봄 특강\n무료수신거부 08012345678')
  expect(wholeText({ ...said, isAd: false })).toBe('봄 특강')
})

test('what the law adds counts, and names count for those alone who have them', () => {
  const said = { text: '가'.repeat(995), siteName: '하루', refusalNumber: '08012345678' }
  expect(isTooLongForAll({ ...said, isAd: true })).toBe(true)
  expect(isTooLongForAll({ ...said, isAd: false })).toBe(false)
  const named = { ...said, isAd: false, text: `${'가'.repeat(998)}#{이름}` }
  expect(isTooLongForAll(named)).toBe(false)
  expect(['미나', '김하늘'].map((name) => textKindOf(wholeTextFor(name, named)))).toEqual(['LMS', null])
})
