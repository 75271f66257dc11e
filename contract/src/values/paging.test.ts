import { expect, test } from 'vitest'
import { choiceFrom, pageFrom, pageSizes } from './paging.ts'

test.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['2.5', 1],
  ['two', 1],
  ['0', 1],
  ['-4', 1],
])('an address with the page %j shows page %i', (text, page) => {
  expect(pageFrom(text)).toBe(page)
})

test.each([
  [null, 20],
  ['20', 20],
  ['50', 50],
  ['10', 10],
  ['30', 20],
  ['all', 20],
])('an address with the size %j shows %i on a page', (text, size) => {
  expect(choiceFrom(text, pageSizes)).toBe(size)
})

test('an unknown filter shows everything', () => {
  expect(choiceFrom('hidden', ['all', 'shown', 'hidden'])).toBe('hidden')
  expect(choiceFrom('secret', ['all', 'shown', 'hidden'])).toBe('all')
})
