import { expect, test } from 'vitest'
import { matchingPages } from './matching-pages.ts'

const page = (...names: string[]) => ({ names })
const pages = [
  page('회원', 'Members'),
  page('회원 그룹', 'Segments'),
  page('스튜디오 회원', 'Studio members'),
]
const found = (text: string) => matchingPages(pages, text).map(({ names }) => names[0])

test('an empty text finds every page in its order', () => {
  expect(found('')).toEqual(['회원', '회원 그룹', '스튜디오 회원'])
})

test('names that begin with the text come first; spaces and case make no difference', () => {
  expect(found('회원')).toEqual(['회원', '회원 그룹', '스튜디오 회원'])
  expect(found('회원그')).toEqual(['회원 그룹'])
  expect(found('MEMBERS')).toEqual(['회원', '스튜디오 회원'])
  expect(found('쿠폰')).toEqual([])
})

test('syllables that arrive in parts, as from a Mac, are found', () => {
  expect(found('회원'.normalize('NFD'))).toHaveLength(3)
})
