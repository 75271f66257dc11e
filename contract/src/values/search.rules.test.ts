import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf, findWord, markedPieces } from './search.rules.ts'

test.each([
  ['굳은 어깨를 푸는 저녁 요가', '저녁요가', '저녁 요가'],
  ['굳은 어깨를 푸는 저녁 요가', 'ㅈㄴ', '저녁'],
  ['Morning Flow', 'FLOW'.toLowerCase(), 'Flow'],
])('%s contains %s', (text, word, said) => {
  const at = findWord(text, word)
  expect(at && text.slice(at.start, at.end)).toBe(said)
})

test('a word that is not in the text is not found', () => {
  expect(findWord('저녁 요가', '아침')).toBeNull()
  expect(findWord('', '가')).toBeNull()
  expect(findWord('요', '요가')).toBeNull()
})

test('the marked pieces join to the original text, for every search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, q) => {
      expect(
        markedPieces(text, q)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(markedPieces('저녁 요가와 아침 요가', '요가').filter(({ isMarked }) => isMarked)).toHaveLength(2)
})

test('an excerpt surrounds the first match', () => {
  const text = `${'앞 '.repeat(100)}호흡을 고르고 ${'뒤 '.repeat(100)}`
  const excerpt = excerptOf(text, '호흡')
  expect(excerpt).toContain('호흡을 고르고')
  expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true)
  expect(excerpt.length).toBeLessThan(140)
})
