import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, saysSomething, normalizeLine } from './texts.ts'

test.each([
  ['저녁\u200B 요가', '저녁 요가'],
  ['\u202Eagoy', 'agoy'],
  ['두\r\n줄', '두 줄'],
  ['두\u2028줄\u2029', '두 줄'],
  ['두 \n\t 줄', '두 줄'],
  [' \u3164 \uFEFF', ''],
  ['요가', '요가'],
  ['👨\u200D👩\u200D👧 가족', '👨\u200D👩\u200D👧 가족'],
])('%j is stored as %j', (typed, kept) => expect(normalizeLine(typed)).toBe(kept))

test('a normalized text stays unchanged, and lengths apply to the stored form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalizeLine(text)
      expect(normalizeLine(once)).toBe(once)
      expect(once).not.toMatch(/[\n\r\u2028\u2029\u200B\u202A-\u202E]/u)
    }),
  )
  expect(oneLine(2, 4).safeParse('\u200B가\u200B').success).toBe(false)
  expect(oneLine(2, 4).parse('\u200B가나다라\u200B')).toBe('가나다라')
})

test.each([
  '',
  '<p></p>',
  '<p><br></p>',
  '<p>&nbsp;</p><ul><li> </li></ul>',
  '<p>\u200B</p>',
  '<p>&zwj;</p>',
])('%j shows nothing to a reader', (html) => expect(saysSomething(html)).toBe(false))
test.each(['x', '<p>휴무</p>', '<p><img src="/a.webp"></p>', '<hr>', '&lt;p&gt;'])(
  '%j says something',
  (html) => expect(saysSomething(html)).toBe(true),
)
