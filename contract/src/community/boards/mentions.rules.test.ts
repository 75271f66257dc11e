import { expect, test } from 'vitest'
import { mentionSearchAt, namedIn, splitMentions } from './mentions.rules.ts'

// docs/rules.md R-1109
test.each([
  ['@', 1, { start: 0, q: '' }],
  ['안녕 @미', 5, { start: 3, q: '미' }],
  ['첫 줄\n@미나', 7, { start: 4, q: '미나' }],
  ['@미나 고마워요', 9, null],
  ['@미나 고마워요', 2, { start: 0, q: '미' }],
  ['mina@example', 12, null],
  ['아무도', 3, null],
  [`@${'가'.repeat(31)}`, 32, null],
])('behind an @ somebody is sought: %s', (text, caret, expected) => {
  expect(mentionSearchAt(text, caret)).toEqual(expected)
})

test('who is no longer named in the text is not mentioned', () => {
  const [mina, jun] = [{ name: '미나' }, { name: '준' }]
  expect(namedIn('@미나 고마워요', [mina, jun])).toEqual([mina])
  expect(namedIn('@', [{ name: '' }])).toEqual([])
})

test('mentions stand apart from the text, the longer name first', () => {
  expect(splitMentions('@미나리 @미나, 안녕', ['미나', '미나리'])).toEqual([
    { at: 0, text: '@미나리', isMention: true },
    { at: 4, text: ' ', isMention: false },
    { at: 5, text: '@미나', isMention: true },
    { at: 8, text: ', 안녕', isMention: false },
  ])
  expect(splitMentions('안녕', [])).toEqual([{ at: 0, text: '안녕', isMention: false }])
})
