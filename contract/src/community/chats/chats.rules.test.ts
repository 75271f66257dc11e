import { expect, test } from 'vitest'
import { piecesOf, checkWriting } from './chats.rules.ts'

test.each([
  ['everybody writes', { writers: 'ALL', isClosed: false }, false, null],
  ['learners read what staff say', { writers: 'STAFF', isClosed: false }, false, 'CHAT_STAFF_ONLY'],
  ['staff say it', { writers: 'STAFF', isClosed: false }, true, null],
  ['a closed room is quiet', { writers: 'ALL', isClosed: true }, true, 'CHAT_CLOSED'],
] as const)('%s', (_, room, isStaff, expected) => expect(checkWriting(room, { isStaff })).toBe(expected))

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? [])
test.each([
  ['여기 https://example.com/a?b=1 봐요', ['https://example.com/a?b=1']],
  ['https://example.com, http://b.example!', ['https://example.com', 'http://b.example']],
  ['javascript:alert(1) data:text/html,x http://', []],
  [
    'https://example.com/a을 HTTPS://b.example/%EC%86%8C로',
    ['https://example.com/a', 'HTTPS://b.example/%EC%86%8C'],
  ],
])('%s', (text, expected) => expect(links(text)).toEqual(expected))

test('the pieces together are the text', () => {
  const text = '앞 https://a.example. 가운데 https://b.example/x) 뒤\n둘째 줄'
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(piecesOf('그냥 말')).toEqual([{ text: '그냥 말', href: null }])
})
